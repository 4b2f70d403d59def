import { defineCopy } from '@linework/copy';
import type en from './device-payment.en.json';

export const devicePaymentCopy = defineCopy<typeof en>({
  namespace: 'devicePayment',
  load: { en: () => import('./device-payment.en.json'), es: () => import('./device-payment.es.json') },
});
