import { uuidV7 } from '../../database/uuid-v7.ts';
import type { WalletToKeep } from './wallet-to-keep.ts';

/** A row of the audit trail. */
export const eventOf = (
  { accountId, actor, now }: Pick<WalletToKeep, 'accountId' | 'actor' | 'now'>,
  action: string,
  paymentId: string | null,
  detail: Readonly<Record<string, string | number | boolean | null>>,
) => ({
  account_id: accountId,
  id: uuidV7(),
  at: now,
  action,
  payment_id: paymentId,
  actor_user_id: actor.userId,
  session_id: actor.sessionId,
  correlator_id: actor.correlatorId,
  detail: JSON.stringify(detail),
});
