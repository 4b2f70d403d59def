import { defineCopy } from '@linework/copy';
import type en from './methods.en.json';

/** The choice of a method, and the forms for new ones. */
export const methodsCopy = defineCopy<typeof en>({
  namespace: 'methods',
  load: { en: () => import('./methods.en.json'), es: () => import('./methods.es.json') },
});
