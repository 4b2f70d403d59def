import type { Loadable } from '@linework/parts/loadable';
import { useState } from 'react';

/** What was there last stays while something newer is on its way, or could not be had; `null` before anything was there. */
export function useKept<Value>(loadable: Loadable<Value>): Value | null {
  const [kept, setKept] = useState<Value | null>(null);
  if (loadable.status !== 'ready') return kept;
  if (loadable.value !== kept) setKept(() => loadable.value);
  return loadable.value;
}
