import type { OfferedMethod } from '@linework/domain';
import type { TokenisedMethod } from '../ports/card-data.types.ts';

/** What stands for a method that is not saved. */
export const newMethods = { kept: 'new:kept', card: 'new:card', bankAccount: 'new:bankAccount' } as const;
export type NewMethodKind = keyof typeof newMethods;

/** What a method is asked for: a payment, or what is debited from then on or kept for later, which is always saved. */
export type MethodPurpose = 'payment' | 'autoPay' | 'wallet';

/** What there is to choose from. */
export interface MethodOffer {
  options: readonly OfferedMethod[];
  purpose?: MethodPurpose | undefined;
  /** A new method given before and not paid with yet. */
  kept?: { readonly method: TokenisedMethod; readonly save: boolean } | undefined;
  /** Which kinds of new method the account may use. */
  offers: { readonly card: boolean; readonly bankAccount: boolean; readonly bankConnect: boolean };
}

/** Which new method a choice stands for; `null` for a saved one. */
export function newMethodKind(value: string | null): NewMethodKind | null {
  if (value === newMethods.kept) return 'kept';
  if (value === newMethods.card) return 'card';
  return value === newMethods.bankAccount ? 'bankAccount' : null;
}

/** The method given just now, else the preferred one that can be used, else any that can, else the one way to a new one. */
export function firstUsable({ options, kept, offers }: MethodOffer): string | null {
  if (kept) return newMethods.kept;
  const usable = options.filter(({ blockedReason }) => blockedReason === null);
  const saved = (usable.find(({ method }) => method.isPreferred) ?? usable[0])?.method.id;
  if (saved || options.length > 0 || offers.card === offers.bankAccount) return saved ?? null;
  return offers.card ? newMethods.card : newMethods.bankAccount;
}
