import { defineCopy } from '@linework/copy';
import type en from './statement.en.json';

/** What a statement says, wherever one is shown. */
export const statementCopy = defineCopy<typeof en>({
  namespace: 'statement',
  load: { en: () => import('./statement.en.json'), es: () => import('./statement.es.json') },
});
