import { defineCopy } from '@linework/copy';
import type en from './create-account.en.json';

export const createAccountCopy = defineCopy<typeof en>({
  namespace: 'createAccount',
  load: { en: () => import('./create-account.en.json'), es: () => import('./create-account.es.json') },
});
