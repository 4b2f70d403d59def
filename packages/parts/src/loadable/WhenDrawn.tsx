import { useLayoutEffect } from 'react';

/**
 * Tells that what stands beside it under the same `Suspense` is there, before it is shown: what stands below can be drawn
 * anew in the same frame.
 */
export function WhenDrawn({ then }: { readonly then: () => void }) {
  useLayoutEffect(then);
  return null;
}
