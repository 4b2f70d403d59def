import { defineCopy } from '@linework/copy';
import type en from './authorizations.en.json';

/** What was authorized once, and how it ended. */
export const authorizationsCopy = defineCopy<typeof en>({
  namespace: 'authorizations',
  load: { en: () => import('./authorizations.en.json'), es: () => import('./authorizations.es.json') },
});
