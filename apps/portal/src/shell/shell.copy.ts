import { defineCopy } from '@linework/copy';
import type en from './shell.en.json';

export const shellCopy = defineCopy<typeof en>({
  namespace: 'shell',
  load: { en: () => import('./shell.en.json'), es: () => import('./shell.es.json') },
});
