import type { Payment } from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { auditInsert } from './audit-trail.ts';
import type { Actor } from './payment-record.ts';
import { hasItsNumber, repeatAction } from './repeats.ts';

export interface Start {
  readonly accountId: string;
  /** The account's version that the rules were checked against. */
  readonly version: number;
  /** The payment as it was seen, at that version or before, with what it promises if it is taken now. */
  readonly payment: Payment;
  /** What the processor is about to charge: another one where the method was given another card since. */
  readonly processorToken: string;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Takes the account for a payment that is written down already, whose day has come and which nobody waits for at a page, only while the payment still has
 * the status it was seen in, and is to be charged as it was seen. The version alone does not say so: the payment may have been seen before the account was,
 * and charged by another worker in between. One that is asked for again has the account, and its saved method still the same number.
 * @returns whether this call is the one that asks for it: the payment is `running` then
 */
export async function startPayment(database: Database, start: Start): Promise<boolean> {
  const { accountId, version, payment, processorToken, actor, now } = start;
  const p = parameters();
  const isRepeat = payment.status !== 'scheduled';
  const event = {
    accountId,
    action: isRepeat ? repeatAction : 'payment.started',
    paymentId: payment.id,
    actor,
    at: now,
    detail: { from: payment.status, amountCents: payment.amount.cents },
  };
  const id = p.uuid(payment.id);
  const rows = await database.write(
    accountId,
    `WITH claimed AS (
       UPDATE account SET version = version + 1, open_payment_id = ${id},
         pending_cents = pending_cents + ${p.bigint(isRepeat || payment.device ? 0 : payment.amount.cents)}
       WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(version)}
         AND ${isRepeat ? `open_payment_id = ${id} AND ${hasItsNumber(p, start)}` : 'open_payment_id IS NULL'}
         AND EXISTS (SELECT 1 FROM payment k
           WHERE k.account_id = account.id AND k.id = ${id} AND k.status = ${p.text(payment.status)}
             AND k.amount_cents = ${p.bigint(payment.amount.cents)}
             AND k.payment_date = ${p.date(payment.paymentDate)}
             AND k.processor_token = ${p.text(processorToken)})
       RETURNING id),
     begun AS (
       UPDATE payment SET status = 'running', status_reason = NULL, started_at = now(),
         restores_service_by = ${p.instant(payment.restoresServiceBy)}, imported = false, left_by_itself = true
       FROM claimed WHERE payment.account_id = claimed.id AND payment.id = ${id}
       RETURNING payment.id),
     noted AS (${auditInsert(p, event, 'claimed')})
     SELECT id FROM claimed`,
    p.values,
  );
  return rows.length === 1;
}
