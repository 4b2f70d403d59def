// Written from packages/review/src/register/*-origins.ts; after adding or removing one, run `npm run lists`.
import type { OutcomeCode } from '@linework/domain';
import type { OutcomeOrigin } from '../register/outcome-origin.ts';
import { autoPayOrigins } from '../register/auto-pay-origins.ts';
import { billingOrigins } from '../register/billing-origins.ts';
import { mobileOrigins } from '../register/mobile-origins.ts';
import { paperlessOrigins } from '../register/paperless-origins.ts';
import { paymentOrigins } from '../register/payment-origins.ts';
import { scheduledOrigins } from '../register/scheduled-origins.ts';
import { signInOrigins } from '../register/sign-in-origins.ts';
import { statementOrigins } from '../register/statement-origins.ts';
import { systemOrigins } from '../register/system-origins.ts';
import { transactionOrigins } from '../register/transaction-origins.ts';
import { walletOrigins } from '../register/wallet-origins.ts';

/** Where each outcome comes from: a code without an origin does not compile. Kept apart from what customers load. */
export const outcomeOrigins: Readonly<Record<OutcomeCode, OutcomeOrigin>> = {
  ...autoPayOrigins,
  ...billingOrigins,
  ...mobileOrigins,
  ...paperlessOrigins,
  ...paymentOrigins,
  ...scheduledOrigins,
  ...signInOrigins,
  ...statementOrigins,
  ...systemOrigins,
  ...transactionOrigins,
  ...walletOrigins,
} satisfies Record<OutcomeCode, OutcomeOrigin>;
