import { defineCopy } from '@linework/copy';
import type en from './copy-matrix.en.json';

/** The words of the copy matrix itself. */
export const copyMatrixCopy = defineCopy<typeof en>({
  namespace: 'copyMatrix',
  load: { en: () => import('./copy-matrix.en.json'), es: () => import('./copy-matrix.es.json') },
});
