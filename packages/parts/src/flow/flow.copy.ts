import { defineCopy } from '@linework/copy';
import type en from './flow.en.json';

/** What every flow says: its steps, the ways on, back and out, and how a method is given. */
export const flowCopy = defineCopy<typeof en>({
  namespace: 'flow',
  load: { en: () => import('./flow.en.json'), es: () => import('./flow.es.json') },
});
