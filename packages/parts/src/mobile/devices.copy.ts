import { defineCopy } from '@linework/copy';
import type en from './devices.en.json';

/** What is left of mobile devices, for the few accounts that have any. */
export const devicesCopy = defineCopy<typeof en>({
  namespace: 'devices',
  load: { en: () => import('./devices.en.json'), es: () => import('./devices.es.json') },
});
