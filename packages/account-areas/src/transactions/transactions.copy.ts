import { defineCopy } from '@linework/copy';
import type en from './transactions.en.json';

export const transactionsCopy = defineCopy<typeof en>({
  namespace: 'transactions',
  load: { en: () => import('./transactions.en.json'), es: () => import('./transactions.es.json') },
});
