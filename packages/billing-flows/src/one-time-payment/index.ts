import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy, methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { oneTimePaymentCopy } from './one-time-payment.copy.ts';

export { type KeptPayment, keptPaymentIn } from './one-time-payment.draft.ts';
export type {
  OneTimePaymentFlowProps,
  OneTimePaymentLinks,
  OneTimePaymentPorts,
  PaymentAddress,
  Place,
  Step,
} from './one-time-payment.types.ts';

const load = () => import('./OneTimePaymentFlow.tsx');

/** The flow, loaded when it is first shown. */
export const OneTimePayment = lazy(async () => ({ default: (await load()).OneTimePaymentFlow }));

/** Fetches the flow before it is needed: on the way to the button that opens it. */
export const preloadOneTimePayment = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const oneTimePaymentBundles = [
  oneTimePaymentCopy,
  flowCopy,
  paymentCopy,
  balanceCopy,
  formsCopy,
  methodLabelsCopy,
  methodsCopy,
  ...outcomeBundles,
];
