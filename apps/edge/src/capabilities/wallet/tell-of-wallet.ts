import {
  type MessageEvent,
  messageOfCancellation,
  messageOfMethod,
  messagesOfReplacement,
  snapshotOf,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { messageInserts } from '../messages/index.ts';
import type { WalletToKeep } from './wallet-to-keep.ts';

/** A method that was saved or removed, or given another card, and each payment that is canceled with it. */
function toldOf({ done, actor, name: by, idempotencyKey: change }: WalletToKeep): MessageEvent[] {
  const { userId } = actor;
  if (done.ending === 'edited')
    return done.replaced ? messagesOfReplacement(done.before, done.after, { by, userId, change }) : [];
  const method = { ...snapshotOf(done.method), methodId: done.method.id };
  if (done.ending === 'added') return [messageOfMethod('methodAdded', method, { by, userId })];
  const canceled = done.cancels.map((payment) =>
    messageOfCancellation({ ...payment, status: 'cancelled' }, { by, userId }),
  );
  return [messageOfMethod('methodRemoved', method, { by, userId }), ...canceled];
}

/** Has it told, in the transaction that does it. */
export async function tellOfWallet(transaction: Queryable, kept: WalletToKeep): Promise<void> {
  const p = parameters();
  const told = messageInserts(p, kept.accountId, toldOf(kept), kept.now, 'done');
  if (told.length === 0) return;
  await transaction.query(`WITH done AS (SELECT 1), ${told.join(', ')} SELECT 1`, p.values);
}
