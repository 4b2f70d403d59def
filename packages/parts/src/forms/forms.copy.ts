import { defineCopy } from '@linework/copy';
import type en from './forms.en.json';

/** What every form says. */
export const formsCopy = defineCopy<typeof en>({
  namespace: 'forms',
  load: { en: () => import('./forms.en.json'), es: () => import('./forms.es.json') },
});
