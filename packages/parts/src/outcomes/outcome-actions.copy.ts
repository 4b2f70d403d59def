import { defineCopy } from '@linework/copy';
import type en from './outcome-actions.en.json';

/** The names of what to do next. */
export const outcomeActionsCopy = defineCopy<typeof en>({
  namespace: 'outcomeActions',
  load: { en: () => import('./outcome-actions.en.json'), es: () => import('./outcome-actions.es.json') },
});
