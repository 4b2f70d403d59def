import { defineCopy } from '@linework/copy';
import type en from './atlas.en.json';

export const atlasCopy = defineCopy<typeof en>({
  namespace: 'atlas',
  load: { en: () => import('./atlas.en.json'), es: () => import('./atlas.es.json') },
});
