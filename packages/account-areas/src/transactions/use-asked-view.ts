import { isSameView, type TransactionView } from '@linework/domain';
import { startTransition, useOptimistic, useState } from 'react';

/**
 * The view that is asked for: at once, and not when the address says it and its page is drawn. The same view stays the same
 * value, so that what it shows is not drawn again when the address has followed.
 */
export function useAskedView(
  view: TransactionView,
  onView: (view: TransactionView, how: 'push' | 'replace') => void,
): readonly [asked: TransactionView, ask: (view: TransactionView, how: 'push' | 'replace') => void] {
  const [asked, setAsked] = useOptimistic(view);
  const [kept, keep] = useState(asked);
  const same = isSameView(kept, asked) ? kept : asked;
  if (same !== kept) keep(same);
  return [
    same,
    (next, how) =>
      startTransition(() => {
        setAsked(next);
        onView(next, how);
      }),
  ];
}
