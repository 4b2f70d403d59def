import type { AccountFacts } from '../facts/account-facts.ts';
import type { KnownMethod } from './added-method.ts';
import type { MethodRecord } from './wallet.ts';

/** What a decision about the wallet is made from. */
export interface WalletState {
  readonly facts: AccountFacts;
  /** One of each method, and one of a method that is asked about and was removed. */
  readonly records: readonly MethodRecord[];
  /** Methods that payments under way will save once they are paid: a place and the number are theirs. */
  readonly toBeSaved: readonly KnownMethod[];
}
