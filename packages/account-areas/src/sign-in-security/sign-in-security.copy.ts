import { defineCopy } from '@linework/copy';
import type en from './sign-in-security.en.json';

export const signInSecurityCopy = defineCopy<typeof en>({
  namespace: 'signInSecurity',
  load: { en: () => import('./sign-in-security.en.json'), es: () => import('./sign-in-security.es.json') },
});
