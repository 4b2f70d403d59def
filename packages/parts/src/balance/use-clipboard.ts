import { useState } from 'react';

/** What came of copying a text: nothing yet, done, or not allowed. */
export type Copied = 'copy' | 'copied' | 'copyFailed';

/** Copies a text, and keeps what came of it: that is said aloud too. */
export function useClipboard(text: string): { state: Copied; copy: () => Promise<void> } {
  const [state, setState] = useState<Copied>('copy');
  const copy = async () => {
    setState('copy');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  };
  return { state, copy };
}
