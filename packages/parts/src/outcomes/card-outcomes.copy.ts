import { defineCopy } from '@linework/copy';
import type en from './card-outcomes.en.json';

/** The outcomes that are told by a card: title and text. Apart from the others, which pages with cards do without. */
export const cardOutcomesCopy = defineCopy<typeof en>({
  namespace: 'cardOutcomes',
  load: { en: () => import('./card-outcomes.en.json'), es: () => import('./card-outcomes.es.json') },
});
