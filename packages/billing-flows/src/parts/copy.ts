import { defineCopy } from '@linework/copy';
import type balance from './balance.en.json';
import type methods from './methods.en.json';
import type outcomes from './outcomes.en.json';
import type standings from './standings.en.json';

/** Every outcome of the catalogue: title, text, the sentence about the money, the names of what to do next. */
export const outcomesCopy = defineCopy<typeof outcomes>({
  namespace: 'outcomes',
  load: { en: () => import('./outcomes.en.json'), es: () => import('./outcomes.es.json') },
});

/** Every account standing: badge, sentence, what it means. */
export const standingsCopy = defineCopy<typeof standings>({
  namespace: 'standings',
  load: { en: () => import('./standings.en.json'), es: () => import('./standings.es.json') },
});

/** The lines of "How this adds up". */
export const balanceCopy = defineCopy<typeof balance>({
  namespace: 'balance',
  load: { en: () => import('./balance.en.json'), es: () => import('./balance.es.json') },
});

/** Methods and the forms for new ones. */
export const methodsCopy = defineCopy<typeof methods>({
  namespace: 'methods',
  load: { en: () => import('./methods.en.json'), es: () => import('./methods.es.json') },
});
