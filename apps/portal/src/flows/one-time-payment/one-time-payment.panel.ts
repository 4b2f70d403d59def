import { oneTimePaymentBundles, preloadOneTimePayment } from '@linework/billing-flows/one-time-payment';
import type { Panel } from '../../navigation/page.types.ts';
import PaymentPanel from './PaymentPanel.tsx';

export const panel: Panel = {
  Component: PaymentPanel,
  copy: oneTimePaymentBundles,
  preload: preloadOneTimePayment,
};
