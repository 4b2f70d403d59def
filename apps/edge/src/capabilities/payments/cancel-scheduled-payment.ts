import { type GraphSchema, paymentToWire } from '@linework/contract';
import { dayIn, type Payment } from '@linework/domain';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { isUniqueViolation } from '../../database/sql-errors.ts';
import { paymentColumns } from '../../facts/facts-sql.ts';
import { loadForPayment } from '../../facts/load-facts.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { auditInsert } from './audit-trail.ts';
import type { Caller, PaymentServices } from './payment-attempt.ts';
import { findPayment } from './payment-page.ts';
import { requestHash } from './request-hash.ts';

type Payload = GraphSchema.CancelScheduledPaymentPayload;

interface Earlier {
  readonly key_hash: string | null;
  readonly key_answer: Payload | null;
  readonly made_payment: boolean;
}

const operation = 'cancelScheduledPayment';
const longestChase = 20;

/**
 * Cancels a payment that waits for its day. Idempotent like making one: the same key answers the same.
 * @throws OutcomeProblem LW-PAY-042 when the key belongs to another request, LW-AUT-…
 */
export async function cancelScheduledPayment(
  services: PaymentServices,
  caller: Caller,
  args: GraphSchema.MutationCancelScheduledPaymentArgs,
  idempotencyKey: string,
): Promise<{ readonly payload: Payload; readonly replayed: boolean }> {
  const { database, clock } = services;
  const { accountId, paymentId } = args;
  const hash = requestHash(operation, accountId, paymentId);
  for (let round = 0; round < longestChase; round += 1) {
    const loaded = await loadForPayment<Earlier>(
      database,
      { tokenHash: caller.tokenHash, accountId },
      (p) => paymentColumns + earlierColumns(p, idempotencyKey),
    );
    caller.admit(loaded);
    const { more, facts, session, version } = loaded;
    if (more.made_payment || (more.key_hash !== null && more.key_hash !== hash)) {
      throw new OutcomeProblem('LW-PAY-042');
    }
    if (more.key_answer) return { payload: more.key_answer, replayed: true };
    const payment = facts.payments.find(({ id, status }) => id === paymentId && status === 'scheduled');
    // On its day the debit may be leaving right now: it can be changed through the day before (its `changeBy`).
    const isTooLate = payment && payment.paymentDate <= dayIn(clock.now(), facts.account.timeZone);
    if (!payment || isTooLate) {
      const found = payment ?? (await findPayment(database, accountId, paymentId));
      return { payload: refusal(found), replayed: false };
    }
    const actor = { userId: session.userId, sessionId: session.id, correlatorId: caller.correlatorId };
    const cancelled: Payment = { ...payment, status: 'cancelled' };
    const payload: Payload = { payment: paymentToWire(cancelled), userErrors: [] };
    const p = parameters();
    const now = clock.now();
    const detail = { from: 'scheduled', amountCents: payment.amount.cents };
    const event = { accountId, action: 'payment.cancelled', paymentId, actor, at: now, detail };
    try {
      const rows = await database.query(
        `WITH claimed AS (
           UPDATE account SET version = version + 1
           WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(version)} RETURNING id),
         ended AS (
           UPDATE payment SET status = 'cancelled' FROM claimed
           WHERE payment.account_id = claimed.id AND payment.id = ${p.uuid(paymentId)} RETURNING payment.id),
         kept AS (
           INSERT INTO idempotent_answer (account_id, idempotency_key, operation, request_hash, answer, answered_at)
           SELECT id, ${p.uuid(idempotencyKey)}, ${p.text(operation)}, ${p.text(hash)}, ${p.json(payload)},
             ${p.instant(now)} FROM claimed),
         noted AS (${auditInsert(p, event, 'claimed')})
         SELECT id FROM claimed`,
        p.values,
      );
      if (rows.length === 1) {
        services.notePayment(cancelled);
        return { payload, replayed: false };
      }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new OutcomeProblem('LW-PAY-060');
}

const earlierColumns = (p: Parameters, idempotencyKey: string): string => {
  const key = p.uuid(idempotencyKey);
  return `,
    (SELECT i.request_hash FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_hash,
    (SELECT i.answer FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_answer,
    EXISTS (SELECT 1 FROM payment k
     WHERE k.account_id = a.id AND k.idempotency_key = ${key}) AS made_payment`;
};

/** Nothing was changed: it was never there, or its day has come. The payment shows which. */
const refusal = (found: Payment | null): Payload => ({
  payment: found && paymentToWire(found),
  userErrors: [{ code: 'LW-PAY-021', pointer: '/paymentId', problem: found?.status ?? 'unknown' }],
});
