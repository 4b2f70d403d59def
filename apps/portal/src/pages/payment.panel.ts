import { oneTimePaymentBundles, preloadOneTimePayment } from '@linework/billing-flows/one-time-payment';
import PaymentPanel from './PaymentPanel.tsx';
import type { Panel } from './page.types.ts';

export const panel: Panel = {
  Component: PaymentPanel,
  copy: oneTimePaymentBundles,
  preload: preloadOneTimePayment,
};
