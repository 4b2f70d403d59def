import { defineCopy } from '@linework/copy';
import type en from './pictures.en.json';

export const picturesCopy = defineCopy<typeof en>({
  namespace: 'pictures',
  load: { en: () => import('./pictures.en.json'), es: () => import('./pictures.es.json') },
});
