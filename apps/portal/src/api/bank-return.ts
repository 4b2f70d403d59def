import { bankReturn } from '@linework/contract';

/** What a customer comes back from their bank's page with. */
export type BankReturn =
  | { readonly kind: 'account'; readonly state: string; readonly code: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unavailable' };

/** Reads it from the address; `null` when the customer comes from anywhere else. */
export function bankReturnIn(query: URLSearchParams): BankReturn | null {
  const [state, code, problem] = [bankReturn.state, bankReturn.code, bankReturn.problem].map((name) =>
    query.get(name),
  );
  if (problem) return { kind: problem === 'cancelled' ? 'cancelled' : 'unavailable' };
  return state && code ? { kind: 'account', state, code } : null;
}
