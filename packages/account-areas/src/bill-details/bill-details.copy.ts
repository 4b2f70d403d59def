import { defineCopy } from '@linework/copy';
import type en from './bill-details.en.json';

export const billDetailsCopy = defineCopy<typeof en>({
  namespace: 'billDetails',
  load: { en: () => import('./bill-details.en.json'), es: () => import('./bill-details.es.json') },
});
