import type { TransactionPage, TransactionView } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { useState } from 'react';

/** A page of lines, and the view that asked for it. */
export interface KeptPage {
  readonly page: TransactionPage;
  readonly view: TransactionView;
}

export interface KeptPages {
  /** The last answer; `null` before there was one. */
  readonly last: KeptPage | null;
  /** The last answer to a view that nothing was searched in. */
  readonly unsearched: KeptPage | null;
}

/**
 * What was there last stays, as it was asked for, while something newer is on its way, or could not be had. So does what was
 * there before the search.
 */
export function useKept(loadable: Loadable<TransactionPage>, view: TransactionView): KeptPages {
  const [kept, setKept] = useState<KeptPages>({ last: null, unsearched: null });
  if (loadable.status !== 'ready') return kept;
  if (kept.last?.page === loadable.value && kept.last.view === view) return kept;
  const last = { page: loadable.value, view };
  const now = { last, unsearched: view.text === '' ? last : kept.unsearched };
  setKept(now);
  return now;
}
