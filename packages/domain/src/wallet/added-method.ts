import { canSaveCard } from '../method/method-eligibility.ts';
import type { CardFunding } from '../method/method-kinds.ts';

/** How many methods a wallet keeps. */
export const maximumMethods = 10;

/** What is known of a number that somebody wants to save. */
export interface MethodToAdd {
  /** `null` for a bank account. */
  readonly funding: CardFunding | null;
  /** The processor's mark of the number, the same whenever it is the same number; `null` where it gave none. */
  readonly fingerprint: string | null;
}

/** A saved method by the processor's mark of its number. */
export interface KnownMethod {
  readonly methodId: string;
  readonly fingerprint: string | null;
}

/** What adding a method comes to. */
export type AddedMethod =
  | { readonly adding: 'possible' }
  | { readonly adding: 'refused'; readonly why: 'prepaid' }
  | { readonly adding: 'refused'; readonly why: 'savedAlready'; readonly methodId: string }
  | { readonly adding: 'refused'; readonly why: 'walletFull' };

/** The method that has a number already; `null` where none has. */
export const methodWithNumber = (
  fingerprint: string | null,
  known: readonly KnownMethod[],
): KnownMethod | null =>
  fingerprint === null ? null : (known.find((method) => method.fingerprint === fingerprint) ?? null);

/** What adding a method comes to: no prepaid or gift card (spec section 5), no number twice, and ten at most. */
export function addedMethod(
  { funding, fingerprint }: MethodToAdd,
  saved: readonly KnownMethod[],
): AddedMethod {
  if (funding !== null && !canSaveCard(funding)) return { adding: 'refused', why: 'prepaid' };
  const known = methodWithNumber(fingerprint, saved);
  if (known) return { adding: 'refused', why: 'savedAlready', methodId: known.methodId };
  return saved.length >= maximumMethods ? { adding: 'refused', why: 'walletFull' } : { adding: 'possible' };
}
