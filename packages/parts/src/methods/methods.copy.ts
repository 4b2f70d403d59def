import { defineCopy } from '@linework/copy';
import type en from './methods.en.json';

/** Methods and the forms for new ones. */
export const methodsCopy = defineCopy<typeof en>({
  namespace: 'methods',
  load: { en: () => import('./methods.en.json'), es: () => import('./methods.es.json') },
});
