import { defineCopy } from '@linework/copy/words';
import type en from './transaction-file.en.json';

export const transactionFileCopy = defineCopy<typeof en>({
  namespace: 'transactionFile',
  load: {
    en: () => import('./transaction-file.en.json', { with: { type: 'json' } }),
    es: () => import('./transaction-file.es.json', { with: { type: 'json' } }),
  },
});
