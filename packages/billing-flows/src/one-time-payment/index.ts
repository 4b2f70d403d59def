import { balanceCopy } from '@linework/parts/balance';
import { formsCopy } from '@linework/parts/forms';
import { methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { lazy } from 'react';
import { oneTimePaymentCopy } from './copy.ts';

export { type KeptPayment, keptPaymentIn } from './kept-payment.ts';
export type {
  Attempt,
  ConnectedBank,
  OneTimePaymentFlowProps,
  OneTimePaymentLinks,
  OneTimePaymentPorts,
  OutwardAction,
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
  balanceCopy,
  formsCopy,
  methodsCopy,
  ...outcomeBundles,
];
