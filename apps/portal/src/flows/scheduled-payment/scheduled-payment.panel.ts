import { preloadScheduledPayment, scheduledPaymentBundles } from '@linework/billing-flows/scheduled-payment';
import type { Panel } from '../../navigation/page.types.ts';
import ScheduledPaymentPanel from './ScheduledPaymentPanel.tsx';

export const panel: Panel = {
  Component: ScheduledPaymentPanel,
  copy: scheduledPaymentBundles,
  preload: preloadScheduledPayment,
};
