import { defineCopy } from '@linework/copy';
import type en from './flow-name.en.json';

export const flowNameCopy = defineCopy<typeof en>({
  namespace: 'flowName',
  load: { en: () => import('./flow-name.en.json'), es: () => import('./flow-name.es.json') },
});
