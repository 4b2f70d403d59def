import { defineCopy } from '@linework/copy';
import type en from './bills.en.json';

/** What bills came to and why they differ, wherever that is told. */
export const billsCopy = defineCopy<typeof en>({
  namespace: 'bills',
  load: { en: () => import('./bills.en.json'), es: () => import('./bills.es.json') },
});
