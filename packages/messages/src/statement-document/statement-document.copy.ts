import { defineCopy } from '@linework/copy/words';
import type en from './statement-document.en.json';

export const statementDocumentCopy = defineCopy<typeof en>({
  namespace: 'statementDocument',
  load: {
    en: () => import('./statement-document.en.json', { with: { type: 'json' } }),
    es: () => import('./statement-document.es.json', { with: { type: 'json' } }),
  },
});
