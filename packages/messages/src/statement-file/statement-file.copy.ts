import { defineCopy } from '@linework/copy/words';
import type en from './statement-file.en.json';

export const statementFileCopy = defineCopy<typeof en>({
  namespace: 'statementFile',
  load: {
    en: () => import('./statement-file.en.json', { with: { type: 'json' } }),
    es: () => import('./statement-file.es.json', { with: { type: 'json' } }),
  },
});
