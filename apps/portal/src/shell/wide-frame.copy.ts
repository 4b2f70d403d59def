import { defineCopy } from '@linework/copy';
import type en from './wide-frame.en.json';

/** Comes with the frame that says it: no page of the first load has it. */
export const wideFrameCopy = defineCopy<typeof en>({
  namespace: 'wideFrame',
  load: { en: () => import('./wide-frame.en.json'), es: () => import('./wide-frame.es.json') },
});
