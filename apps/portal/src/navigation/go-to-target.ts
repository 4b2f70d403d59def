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
