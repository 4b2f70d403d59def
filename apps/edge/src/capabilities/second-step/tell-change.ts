import type { SecondStepMessage } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { tellSignInChange } from '../session/index.ts';

interface Changed {
  readonly kind: SecondStepMessage['kind'];
  readonly userId: string;
  readonly username: string;
  readonly accountId: string;
  /** `null` where there is none yet. */
  readonly sessionId: string | null;
}

/** Notes a change and has its owner told, in the transaction that makes it. */
export async function tellChange(
  transaction: Queryable,
  { kind, username, ...changer }: Changed,
  now: Date,
): Promise<void> {
  await tellSignInChange(transaction, { kind, username, changedAt: now.toISOString() }, changer, now);
}
