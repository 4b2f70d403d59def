import { defineCopy } from '@linework/copy';
import type en from './on-behalf.en.json';

/** For those alone who act on a customer's behalf. */
export const onBehalfCopy = defineCopy<typeof en>({
  namespace: 'onBehalf',
  load: { en: () => import('./on-behalf.en.json'), es: () => import('./on-behalf.es.json') },
});
