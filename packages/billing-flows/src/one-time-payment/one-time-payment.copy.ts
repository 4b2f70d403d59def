import { defineCopy } from '@linework/copy';
import type en from './one-time-payment.en.json';

export const oneTimePaymentCopy = defineCopy<typeof en>({
  namespace: 'oneTimePayment',
  load: { en: () => import('./one-time-payment.en.json'), es: () => import('./one-time-payment.es.json') },
});
