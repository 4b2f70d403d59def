import { lazy } from 'react';
import { balanceCopy } from '../parts/balance.copy.ts';
import { methodsCopy } from '../parts/methods.copy.ts';
import { outcomesCopy } from '../parts/outcomes.copy.ts';
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
export const oneTimePaymentBundles = [oneTimePaymentCopy, balanceCopy, methodsCopy, outcomesCopy];
