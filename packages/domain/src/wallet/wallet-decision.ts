import type { PaymentMethod } from '../method/payment-method.ts';
import type { Payment } from '../payment/payment.ts';
import type { MethodChange } from './wallet.ts';
import type { WalletRefusal } from './wallet-answer.ts';

/** A new method that a token stands for, verified by the processor. */
export interface VerifiedNumber {
  readonly method: PaymentMethod;
  /** The processor's mark of its number. */
  readonly fingerprint: string | null;
}

/** What is to be done about a wallet. */
export type WalletDecision =
  | { readonly ending: 'added'; readonly method: PaymentMethod; readonly fingerprint: string | null }
  | {
      readonly ending: 'edited';
      readonly before: PaymentMethod;
      readonly after: PaymentMethod;
      /** The numbers that take the place of the ones of now; `null` where they stay. */
      readonly replaced: VerifiedNumber | null;
      /** `false` where it is so already, and nothing is written. */
      readonly isNew: boolean;
    }
  | {
      readonly ending: 'removed';
      readonly method: PaymentMethod;
      readonly cancels: readonly Payment[];
      readonly preferredNext: PaymentMethod | null;
    }
  | {
      readonly ending: 'refused';
      readonly refusals: readonly [WalletRefusal, ...WalletRefusal[]];
      readonly methodId: string | null;
    }
  /** Somebody else was faster. */
  | {
      readonly ending: 'changedMeanwhile';
      readonly field: 'version' | 'cancels';
      readonly methodId: string;
      readonly lastChange: MethodChange | null;
    };

/** What changes it. */
export type WalletDone = Extract<WalletDecision, { ending: 'added' | 'edited' | 'removed' }>;
