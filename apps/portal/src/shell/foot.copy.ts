import { defineCopy } from '@linework/copy';
import type en from './foot.en.json';

/** Asked for once the page shows something: no page brings these words. */
export const footCopy = defineCopy<typeof en>({
  namespace: 'foot',
  load: { en: () => import('./foot.en.json'), es: () => import('./foot.es.json') },
});
