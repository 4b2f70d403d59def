import { defineCopy } from '@linework/copy';
import type en from './account-summary.en.json';

export const accountSummaryCopy = defineCopy<typeof en>({
  namespace: 'accountSummary',
  load: { en: () => import('./account-summary.en.json'), es: () => import('./account-summary.es.json') },
});
