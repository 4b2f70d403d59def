import { defineCopy } from '@linework/copy';
import type en from './ways-on.en.json';

/** Ways to pay what was not paid: each with what it keeps, and its verb. */
export const waysOnCopy = defineCopy<typeof en>({
  namespace: 'waysOn',
  load: { en: () => import('./ways-on.en.json'), es: () => import('./ways-on.es.json') },
});
