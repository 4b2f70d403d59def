import { defineCopy } from '@linework/copy';
import type en from './outcomes.en.json';

/** Every outcome of the catalogue: title, text, the sentence about the money, the names of what to do next. */
export const outcomesCopy = defineCopy<typeof en>({
  namespace: 'outcomes',
  load: { en: () => import('./outcomes.en.json'), es: () => import('./outcomes.es.json') },
});
