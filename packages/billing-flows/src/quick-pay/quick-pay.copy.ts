import { defineCopy } from '@linework/copy';
import type en from './quick-pay.en.json';

export const quickPayCopy = defineCopy<typeof en>({
  namespace: 'quickPay',
  load: { en: () => import('./quick-pay.en.json'), es: () => import('./quick-pay.es.json') },
});
