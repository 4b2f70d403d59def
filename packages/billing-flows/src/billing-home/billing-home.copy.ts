import { defineCopy } from '@linework/copy';
import type en from './billing-home.en.json';

export const billingHomeCopy = defineCopy<typeof en>({
  namespace: 'billingHome',
  load: { en: () => import('./billing-home.en.json'), es: () => import('./billing-home.es.json') },
});
