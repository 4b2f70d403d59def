import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { MethodChange, Wallet } from './wallet.ts';

/** A method that somebody wants to save. */
export interface AskedMethod {
  /** The single-use token of a new card or bank account, typed or connected. */
  readonly cardDataToken: string;
  /** The customer's own name for it. */
  readonly name: string | null;
  readonly makePreferred: boolean;
}

/** How somebody wants a saved method to be who saw it in a certain version. */
export interface AskedMethodEdit {
  readonly methodId: string;
  readonly version: number;
  readonly name: string | null;
  /** `false` leaves it as it is. */
  readonly makePreferred: boolean;
  /** Of a card that takes the place of this one's numbers; `null` leaves them. */
  readonly cardDataToken: string | null;
}

/** A removal that somebody asks for who was told what it comes to. */
export interface AskedMethodDeletion {
  readonly methodId: string;
  readonly version: number;
  /** The payments that are canceled with it, as they were told. */
  readonly cancels: readonly string[];
}

export type WalletEnding = 'added' | 'edited' | 'removed' | 'refused' | 'changedMeanwhile' | 'failed';

/** What in a request is to blame, and for what. */
export interface WalletRefusal {
  readonly code: OutcomeCode;
  readonly field: 'cardDataToken' | 'name' | 'methodId' | 'version' | 'cancels' | null;
  readonly problem: string | null;
}

/** What is told to whoever asked for something of the wallet. */
export interface WalletAnswer {
  readonly ending: WalletEnding;
  /** `null` where it was done. */
  readonly outcome: OutcomeCode | null;
  /** What support finds the answer by. */
  readonly reference: string;
  /** How it stands now. */
  readonly wallet: Wallet;
  /** The method that was added or asked about, or has the number already. */
  readonly methodId: string | null;
  /** What may be paid with it now; `null` where nothing is due, or it may not pay. */
  readonly offeredToPay: Money | null;
  /** Who was faster, where that is why nothing was done. */
  readonly lastChange: MethodChange | null;
  /** Why it was refused; none where it was done. */
  readonly refusals: readonly WalletRefusal[];
}
