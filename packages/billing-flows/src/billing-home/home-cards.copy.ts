import { defineCopy } from '@linework/copy';
import type en from './home-cards.en.json';

/** Words of the cards that few accounts have. */
export const homeCardsCopy = defineCopy<typeof en>({
  namespace: 'homeCards',
  load: { en: () => import('./home-cards.en.json'), es: () => import('./home-cards.es.json') },
});
