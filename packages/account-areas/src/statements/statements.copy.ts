import { defineCopy } from '@linework/copy';
import type en from './statements.en.json';

export const statementsCopy = defineCopy<typeof en>({
  namespace: 'statements',
  load: { en: () => import('./statements.en.json'), es: () => import('./statements.es.json') },
});
