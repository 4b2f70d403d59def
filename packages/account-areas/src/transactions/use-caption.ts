import type { TransactionPage } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { type RefObject, useEffect, useRef } from 'react';

/** The list's caption, as the place to go on from. */
export interface CaptionPlace {
  readonly ref: RefObject<HTMLTableCaptionElement | null>;
  /** Other lines are asked for by what is about to leave the page, or to be out of sight: the caption gets the focus. */
  readonly goTo: () => void;
  /** Somebody is at something else by now, and stays there. */
  readonly leave: () => void;
}

/** Whoever turned the page, or asked for all lines again, is at the list's beginning and hears which part it is. */
export function useCaption(page: Loadable<TransactionPage>): CaptionPlace {
  const ref = useRef<HTMLTableCaptionElement>(null);
  const isAwaited = useRef(false);
  const value = page.status === 'ready' ? page.value : null;
  useEffect(() => {
    if (value === null || !isAwaited.current) return;
    isAwaited.current = false;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [value]);
  return {
    ref,
    goTo: () => {
      isAwaited.current = true;
    },
    leave: () => {
      isAwaited.current = false;
    },
  };
}
