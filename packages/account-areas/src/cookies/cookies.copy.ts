import { defineCopy } from '@linework/copy';
import type en from './cookies.en.json';

export const cookiesCopy = defineCopy<typeof en>({
  namespace: 'cookies',
  load: { en: () => import('./cookies.en.json'), es: () => import('./cookies.es.json') },
});
