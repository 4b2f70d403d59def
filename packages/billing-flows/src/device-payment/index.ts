import { flowCopy } from '@linework/parts/flow';
import { outcomeBundles } from '@linework/parts/outcomes';
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
export const devicePaymentBundles = [devicePaymentCopy, flowCopy, ...outcomeBundles];
