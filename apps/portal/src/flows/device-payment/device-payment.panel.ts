import { devicePaymentBundles, preloadDevicePayment } from '@linework/billing-flows/device-payment';
import type { Panel } from '../../navigation/page.types.ts';
import DevicePaymentPanel from './DevicePaymentPanel.tsx';

export const panel: Panel = {
  Component: DevicePaymentPanel,
  copy: devicePaymentBundles,
  preload: preloadDevicePayment,
};
