import type { GraphSchema } from '@linework/contract';
import { messageOfCancellation, messageOfChange, type Payment } from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { isUniqueViolation } from '../../database/sql-errors.ts';
import { messageInserts } from '../messages/index.ts';
import { type Actor, auditInsert } from '../payments/index.ts';

/** What is written down of a change or a cancellation. */
export interface DecisionToKeep {
  readonly accountId: string;
  /** The account's version that every rule was checked against. */
  readonly version: number;
  /** The payment as it was when the rules were checked. */
  readonly before: Payment;
  /** The payment as it is from now on. */
  readonly after: Payment;
  /** What the processor charges, where it is another method; `null` leaves what it is. */
  readonly processorToken: string | null;
  /** The single-use token that proved another card. */
  readonly cardDataToken: string | null;
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly hash: string;
  readonly payload: GraphSchema.ScheduledPaymentPayload;
  readonly actor: Actor;
  /** Who did it, as colleagues read it. */
  readonly name: string;
  readonly now: Date;
}

/**
 * Changes a payment that waits, keeps what is answered and writes down who did it, in one statement: only while the account
 * is as it was when the rules were checked, so that of two at the same time the second finds nothing to change.
 * @returns whether it was done
 */
export async function keepDecision(database: Database, keeping: DecisionToKeep): Promise<boolean> {
  const { accountId, after, actor, now, cardDataToken } = keeping;
  const p = parameters();
  const action = after.status === 'cancelled' ? 'payment.cancelled' : 'payment.changed';
  const detail = { from: 'scheduled', amountCents: after.amount.cents, paymentDate: after.paymentDate };
  const steps = [
    `claimed AS (
      UPDATE account SET version = version + 1
      WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(keeping.version)}
        AND EXISTS (SELECT 1 FROM payment k
          WHERE k.account_id = account.id AND k.id = ${p.uuid(after.id)} AND k.status = 'scheduled')
      RETURNING id)`,
    `changed AS (${paymentUpdate(p, keeping)})`,
    `kept AS (
      INSERT INTO idempotent_answer (account_id, idempotency_key, operation, request_hash, answer, answered_at)
      SELECT id, ${p.uuid(keeping.idempotencyKey)}, ${p.text(keeping.operation)}, ${p.text(keeping.hash)},
        ${p.json(keeping.payload)}, ${p.instant(now)} FROM claimed)`,
    `noted AS (${auditInsert(p, { accountId, action, paymentId: after.id, actor, at: now, detail }, 'claimed')})`,
  ];
  const { idempotencyKey: id, name: by, before } = keeping;
  const doneBy = { by, userId: actor.userId };
  const told =
    after.status === 'cancelled'
      ? messageOfCancellation(after, doneBy)
      : messageOfChange(before, after, { ...doneBy, id, at: now });
  steps.push(...messageInserts(p, accountId, [told], now, 'claimed'));
  if (cardDataToken !== null) {
    steps.push(`spent AS (
      UPDATE card_data_token SET used_at = ${p.instant(now)}
      WHERE account_id = ${p.uuid(accountId)} AND token = ${p.text(cardDataToken)}
        AND EXISTS (SELECT 1 FROM claimed)
      RETURNING token)`);
  }
  try {
    const rows = await database.write(accountId, `WITH ${steps.join(', ')} SELECT id FROM claimed`, p.values);
    return rows.length === 1;
  } catch (error) {
    // The same key was faster by a moment: its answer is there now.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function paymentUpdate(p: Parameters, { accountId, after, processorToken }: DecisionToKeep): string {
  const { method } = after;
  const cells = {
    status: p.text(after.status),
    amount_cents: p.bigint(after.amount.cents),
    payment_date: p.date(after.paymentDate),
    method_id: p.uuid(method.methodId),
    method_type: p.text(method.type),
    method_brand: p.text(method.brand),
    method_account_type: p.text(method.accountType),
    method_last_four: p.text(method.lastFourDigits),
    ...(processorToken !== null && { processor_token: p.text(processorToken) }),
    // What was saved with the payment is saved; the payment is another method's now.
    ...(!after.wasMethodSaved && { keep_method: 'NULL' }),
  };
  const set = Object.entries(cells).map(([column, value]) => `${column} = ${value}`);
  return `UPDATE payment SET ${set.join(', ')} FROM claimed
    WHERE payment.account_id = claimed.id AND payment.account_id = ${p.uuid(accountId)}
      AND payment.id = ${p.uuid(after.id)} RETURNING payment.id`;
}
