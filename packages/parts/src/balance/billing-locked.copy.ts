import { defineCopy } from '@linework/copy';
import type en from './billing-locked.en.json';

/** Billing for a role that may not see it. */
export const billingLockedCopy = defineCopy<typeof en>({
  namespace: 'billingLocked',
  load: { en: () => import('./billing-locked.en.json'), es: () => import('./billing-locked.es.json') },
});
