import { defineCopy } from '@linework/copy';
import type en from './sign-in-redirect.en.json';

export const signInRedirectCopy = defineCopy<typeof en>({
  namespace: 'signInRedirect',
  load: { en: () => import('./sign-in-redirect.en.json'), es: () => import('./sign-in-redirect.es.json') },
});
