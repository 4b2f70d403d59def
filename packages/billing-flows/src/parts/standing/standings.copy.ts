import { defineCopy } from '@linework/copy';
import type en from './standings.en.json';

/** What each account standing is called and means, by its name in the domain. */
export const standingsCopy = defineCopy<typeof en>({
  namespace: 'standings',
  load: { en: () => import('./standings.en.json'), es: () => import('./standings.es.json') },
});
