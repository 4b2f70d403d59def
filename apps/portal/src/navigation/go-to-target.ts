import { paths } from '../addresses/paths.ts';

/**
 * Goes where the customer wanted to go before they signed in, and where the router will not go there, to account summary:
 * whoever has signed in does not wait at sign-in for ever.
 */
export function goToTarget(target: string, navigate: (to: string) => unknown): void {
  try {
    navigate(target);
  } catch {
    navigate(paths.accountSummary());
  }
}

/** "After 100 ms" (spec section 2.5): time enough for the sign-in to be seen to have worked. */
const redirectDelay = 100;

/** The same, once the sign-in was seen to have worked. @returns what calls it off */
export function goToTargetSoon(target: string, navigate: (to: string) => unknown): () => void {
  const leaving = setTimeout(() => goToTarget(target, navigate), redirectDelay);
  return () => clearTimeout(leaving);
}
