import { useEffect, useState } from 'react';

/** The link that a press leads away by; `null` where it leads nowhere, saves a file or opens beside the page. */
function linkAwayOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensBeside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || opensBeside || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.protocol.startsWith('http') ? link : null;
}

export interface AskBeforeLeaving {
  /** Somebody is about to leave, and has not answered yet. */
  readonly isAsking: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/**
 * Asks before what is shown this once is left: by a link of the page or, where browsers let a page know of it, by Back, in words
 * of ours; by closing the tab or another address in the browser's.
 */
export function useAskBeforeLeaving(): AskBeforeLeaving {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) {
      goOn?.();
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const ask = (event: MouseEvent) => {
      const pressed = linkAwayOf(event);
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      setGoOn(() => () => pressed.click());
    };
    // Before the page's own listeners: they would follow the link.
    window.addEventListener('click', ask, { capture: true, signal });
    const askOfBack = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      // To another site browsers ask by themselves.
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      event.preventDefault();
      setGoOn(() => () => window.navigation.traverseTo(destination.key));
    };
    if ('navigation' in window) window.navigation.addEventListener('navigate', askOfBack, { signal });
    return () => listening.abort();
  }, [isLeaving, goOn]);
  return {
    isAsking: goOn !== null && !isLeaving,
    onLeave: () => setLeaving(true),
    onStay: () => setGoOn(null),
  };
}
