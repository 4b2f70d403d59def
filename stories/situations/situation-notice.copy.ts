import { defineCopy } from '@linework/copy';
import type en from './situation-notice.en.json';

export const situationNoticeCopy = defineCopy<typeof en>({
  namespace: 'situationNotice',
  load: { en: () => import('./situation-notice.en.json'), es: () => import('./situation-notice.es.json') },
});
