import { defineCopy } from '@linework/copy';
import type en from './balance.en.json';

/** The lines of "How this adds up". */
export const balanceCopy = defineCopy<typeof en>({
  namespace: 'balance',
  load: { en: () => import('./balance.en.json'), es: () => import('./balance.es.json') },
});
