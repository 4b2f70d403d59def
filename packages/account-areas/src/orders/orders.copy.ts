import { defineCopy } from '@linework/copy';
import type en from './orders.en.json';

export const ordersCopy = defineCopy<typeof en>({
  namespace: 'orders',
  load: { en: () => import('./orders.en.json'), es: () => import('./orders.es.json') },
});
