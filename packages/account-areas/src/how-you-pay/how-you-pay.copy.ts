import { defineCopy } from '@linework/copy';
import type en from './how-you-pay.en.json';

export const howYouPayCopy = defineCopy<typeof en>({
  namespace: 'howYouPay',
  load: { en: () => import('./how-you-pay.en.json'), es: () => import('./how-you-pay.es.json') },
});
