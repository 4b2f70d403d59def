import { defineCopy } from '@linework/copy';
import type en from './situation-bar.en.json';

export const situationBarCopy = defineCopy<typeof en>({
  namespace: 'situationBar',
  load: { en: () => import('./situation-bar.en.json'), es: () => import('./situation-bar.es.json') },
});
