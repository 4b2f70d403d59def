import { defineCopy } from '@linework/copy';
import type en from './amount-due.en.json';

/** What is due, when, and the ways to pay it. */
export const amountDueCopy = defineCopy<typeof en>({
  namespace: 'amountDue',
  load: { en: () => import('./amount-due.en.json'), es: () => import('./amount-due.es.json') },
});
