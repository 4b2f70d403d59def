import { defineCopy } from '@linework/copy';
import type en from './mobile-card.en.json';

/** Mobile service, for the accounts that have it. */
export const mobileCardCopy = defineCopy<typeof en>({
  namespace: 'mobileCard',
  load: { en: () => import('./mobile-card.en.json'), es: () => import('./mobile-card.es.json') },
});
