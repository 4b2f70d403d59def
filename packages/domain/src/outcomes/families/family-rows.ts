// Written from packages/domain/src/outcomes/families/*-outcomes.ts; after adding or removing one, run `npm run lists`.
import { autoPayOutcomes } from './auto-pay-outcomes.ts';
import { billOutcomes } from './bill-outcomes.ts';
import { mobileOutcomes } from './mobile-outcomes.ts';
import { paperlessOutcomes } from './paperless-outcomes.ts';
import { paymentOutcomes } from './payment-outcomes.ts';
import { scheduledOutcomes } from './scheduled-outcomes.ts';
import { signInOutcomes } from './sign-in-outcomes.ts';
import { systemOutcomes } from './system-outcomes.ts';
import { walletOutcomes } from './wallet-outcomes.ts';

export const familyRows = {
  ...autoPayOutcomes,
  ...billOutcomes,
  ...mobileOutcomes,
  ...paperlessOutcomes,
  ...paymentOutcomes,
  ...scheduledOutcomes,
  ...signInOutcomes,
  ...systemOutcomes,
  ...walletOutcomes,
};
