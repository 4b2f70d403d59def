import type { Payment } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { parameters } from '../database/parameters.ts';
import { auditInsert } from './audit-trail.ts';
import type { Actor } from './payment-record.ts';

export interface Start {
  readonly accountId: string;
  /** The account's version at which the payment was seen in its present status. */
  readonly version: number;
  readonly payment: Payment;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Takes the account for a payment that is written down already and whose day has come. Whatever else touches the
 * account changes its version, so the payment still is as it was seen.
 * @returns whether the payment now is `running`
 */
export async function startPayment(database: Queryable, start: Start): Promise<boolean> {
  const { accountId, version, payment, actor, now } = start;
  const p = parameters();
  const event = {
    accountId,
    action: 'payment.started',
    paymentId: payment.id,
    actor,
    at: now,
    detail: { from: payment.status, amountCents: payment.amount.cents },
  };
  const rows = await database.query(
    `WITH claimed AS (
       UPDATE account SET version = version + 1, open_payment_id = ${p.uuid(payment.id)},
         pending_cents = pending_cents + ${p.bigint(payment.amount.cents)}
       WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(version)} AND open_payment_id IS NULL
       RETURNING id),
     begun AS (
       UPDATE payment SET status = 'running', status_reason = NULL, started_at = ${p.instant(new Date())},
         imported = false
       FROM claimed WHERE payment.account_id = claimed.id AND payment.id = ${p.uuid(payment.id)}
       RETURNING payment.id),
     noted AS (${auditInsert(p, event, 'claimed')})
     SELECT id FROM claimed`,
    p.values,
  );
  return rows.length === 1;
}
