import { defineCopy } from '@linework/copy';
import type en from './wallet.en.json';

export const walletCopy = defineCopy<typeof en>({
  namespace: 'wallet',
  load: { en: () => import('./wallet.en.json'), es: () => import('./wallet.es.json') },
});
