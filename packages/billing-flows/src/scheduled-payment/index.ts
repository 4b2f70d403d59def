import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

export type {
  ScheduledPaymentAddress,
  ScheduledPaymentFlowProps,
  ScheduledPaymentPorts,
} from './scheduled-payment.types.ts';

const load = () => import('./ScheduledPaymentFlow.tsx');

/** The flow, loaded when it is first shown. */
export const ScheduledPayment = lazy(async () => ({ default: (await load()).ScheduledPaymentFlow }));

/** Fetches the flow before it is shown. */
export const preloadScheduledPayment = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const scheduledPaymentBundles = [
  scheduledPaymentCopy,
  flowCopy,
  paymentCopy,
  balanceCopy,
  formsCopy,
  methodsCopy,
  ...outcomeBundles,
];
