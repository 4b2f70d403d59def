import { defineCopy } from '@linework/copy';
import type en from './usage-data.en.json';

/** Asked for once the page shows something: no page brings these words. */
export const usageDataCopy = defineCopy<typeof en>({
  namespace: 'usageData',
  load: { en: () => import('./usage-data.en.json'), es: () => import('./usage-data.es.json') },
});
