import { defineCopy } from '@linework/copy';
import type en from './scheduled-payment.en.json';

export const scheduledPaymentCopy = defineCopy<typeof en>({
  namespace: 'scheduledPayment',
  load: { en: () => import('./scheduled-payment.en.json'), es: () => import('./scheduled-payment.es.json') },
});
