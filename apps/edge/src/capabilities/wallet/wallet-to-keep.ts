import type { GraphSchema } from '@linework/contract';
import type { WalletDone } from '@linework/domain';
import type { Actor } from '../payments/index.ts';

/** What becomes of a wallet, and whose doing it is. */
export interface WalletToKeep {
  readonly accountId: string;
  /** The account's version that the rules were checked against. */
  readonly version: number;
  readonly done: WalletDone;
  /** What the processor charges by a new number; `null` where there is none. */
  readonly processorToken: string | null;
  readonly cardDataToken: string | null;
  readonly idempotencyKey: string;
  readonly operation: string;
  readonly requestHash: string;
  readonly answer: GraphSchema.WalletPayload;
  readonly actor: Actor;
  /** Who did it, as colleagues read it. */
  readonly name: string;
  readonly now: Date;
}
