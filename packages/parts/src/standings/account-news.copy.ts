import { defineCopy } from '@linework/copy';
import type en from './account-news.en.json';

/** What happened last to the account's money and service. */
export const accountNewsCopy = defineCopy<typeof en>({
  namespace: 'accountNews',
  load: { en: () => import('./account-news.en.json'), es: () => import('./account-news.es.json') },
});
