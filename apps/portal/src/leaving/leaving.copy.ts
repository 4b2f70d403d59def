import { defineCopy } from '@linework/copy';
import type en from './leaving.en.json';

export const leavingCopy = defineCopy<typeof en>({
  namespace: 'leaving',
  load: { en: () => import('./leaving.en.json'), es: () => import('./leaving.es.json') },
});
