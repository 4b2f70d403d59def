import { defineCopy } from '@linework/copy';
import type en from './saved-methods.en.json';

/** How a saved method stands, and what uses it. */
export const savedMethodsCopy = defineCopy<typeof en>({
  namespace: 'savedMethods',
  load: { en: () => import('./saved-methods.en.json'), es: () => import('./saved-methods.es.json') },
});
