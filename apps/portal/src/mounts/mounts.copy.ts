import { defineCopy } from '@linework/copy';
import type en from './mounts.en.json';

export const mountsCopy = defineCopy<typeof en>({
  namespace: 'mounts',
  load: { en: () => import('./mounts.en.json'), es: () => import('./mounts.es.json') },
});
