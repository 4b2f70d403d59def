import type { TransactionPage, TransactionView } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { useState } from 'react';

/** A page of lines, and the view that asked for it. */
export interface KeptPage {
  readonly page: TransactionPage;
  readonly view: TransactionView;
}

/**
 * What was there last stays, as it was asked for, while something newer is on its way, or could not be had; `null` before
 * anything was there.
 */
export function useKept(loadable: Loadable<TransactionPage>, view: TransactionView): KeptPage | null {
  const [kept, setKept] = useState<KeptPage | null>(null);
  if (loadable.status !== 'ready') return kept;
  if (kept?.page === loadable.value && kept.view === view) return kept;
  const now = { page: loadable.value, view };
  setKept(now);
  return now;
}
