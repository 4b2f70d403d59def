import { lazy } from 'react';

/** Who may see billing, in place of a page or card of it: few people may not, so the others never fetch what those are told. */
export const LazyLockedBillingPanel = lazy(async () => ({
  default: (await import('./LockedBillingPanel.tsx')).LockedBillingPanel,
}));
