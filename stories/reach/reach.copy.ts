import { defineCopy } from '@linework/copy';
import type en from './reach.en.json';

export const reachCopy = defineCopy<typeof en>({
  namespace: 'reach',
  load: { en: () => import('./reach.en.json'), es: () => import('./reach.es.json') },
});
