import { defineCopy } from '@linework/copy';
import type en from './sign-in.en.json';

export const signInCopy = defineCopy<typeof en>({
  namespace: 'signIn',
  load: { en: () => import('./sign-in.en.json'), es: () => import('./sign-in.es.json') },
});
