import { defineCopy } from '@linework/copy';
import type en from './standings.en.json';

/** Every account standing: badge, sentence, what it means. */
export const standingsCopy = defineCopy<typeof en>({
  namespace: 'standings',
  load: { en: () => import('./standings.en.json'), es: () => import('./standings.es.json') },
});
