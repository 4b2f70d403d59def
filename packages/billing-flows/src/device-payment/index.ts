import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy, methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { devicePaymentCopy } from './device-payment.copy.ts';

export type {
  DevicePaymentAddress,
  DevicePaymentFlowProps,
  DevicePaymentPorts,
} from './device-payment.types.ts';

const load = () => import('./DevicePaymentFlow.tsx');

/** The flow, loaded when it is first shown. */
export const DevicePayment = lazy(async () => ({ default: (await load()).DevicePaymentFlow }));

/** Fetches the flow before it is shown. */
export const preloadDevicePayment = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const devicePaymentBundles = [
  devicePaymentCopy,
  flowCopy,
  paymentCopy,
  balanceCopy,
  formsCopy,
  methodLabelsCopy,
  methodsCopy,
  ...outcomeBundles,
];
