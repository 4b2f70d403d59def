import type { TransactionView } from '@linework/domain';
import { useEffect, useRef } from 'react';
import type { TransactionLinks } from './transactions.types.ts';

/** The id of a line's link in the list. */
export const lineLinkId = (lineId: string): string => `transaction-${lineId}`;

/**
 * Whoever closes a line, or goes back from it, goes on from where they were in the list. Where it closed because something
 * else is looked for, they are at what they look for it with, and stay there.
 */
export function useBackToLine(view: TransactionView, toView: TransactionLinks['toView']): void {
  const opened = useRef<TransactionView | null>(null);
  useEffect(() => {
    const before = opened.current;
    opened.current = view.shown === null ? null : view;
    if (before?.shown && toView({ ...before, shown: null }) === toView(view))
      document.getElementById(lineLinkId(before.shown))?.focus({ preventScroll: true });
  }, [view, toView]);
}
