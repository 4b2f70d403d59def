import type { GraphSchema } from '@linework/contract';
import { dayIn, type Payment } from '@linework/domain';
import { awaitAnswer } from './await-answer.ts';
import { countDecline } from './card-attempts.ts';
import { chargePayment, settledPayment } from './charge-payment.ts';
import { movePayment } from './move-payment.ts';
import { paymentAnswer } from './payment-answer.ts';
import { type Attempt, actorOf } from './payment-attempt.ts';
import type { PaymentRecord } from './payment-record.ts';
import { releaseToken } from './release.ts';

type Payload = GraphSchema.MakePaymentPayload;

/** From here on the processor may have the money: a fault of ours says "we're checking", never "try again". */
export async function chargeAndSettle(attempt: Attempt, record: PaymentRecord): Promise<Payload> {
  const { services, facts } = attempt;
  const settlement = await chargePayment(services.processor, record);
  const now = services.clock.now();
  const today = dayIn(now, facts.facts.account.timeZone);
  const after = settledPayment(record, settlement, { now, today });
  const answer = paymentAnswer(after);
  try {
    const { accountId, keepMethod } = record;
    const { chargeId } = settlement;
    const actor = actorOf(attempt);
    const move = {
      accountId,
      from: 'running',
      after,
      chargeId,
      keepMethod,
      answer,
      today,
      actor,
      now,
    } as const;
    const isMoved = await movePayment(services.database, move);
    if (!isMoved) return await awaitWorkersAnswer(attempt, record);
    services.notePayment(after);
    if (settlement.status === 'failed') await afterRefusal(attempt, after);
    return answer;
  } catch (error) {
    services.onFault(error, record.payment.id);
    return paymentAnswer({ ...record.payment, status: 'unknown', statusReason: 'LW-PAY-040' });
  }
}

/** A refusal counts against card testing; a processor that took nothing gives the single-use token back. */
async function afterRefusal(attempt: Attempt, payment: Payment): Promise<void> {
  const { services, facts, request, caller } = attempt;
  const accountId = facts.facts.account.id;
  try {
    if (payment.statusReason === 'LW-PAY-060') {
      await releaseToken(services.database, accountId, request.cardDataToken);
    } else {
      await countDecline(services.database, { accountId, address: caller.address }, facts.session.id);
    }
  } catch (error) {
    // The payment's end is written down; what comes after it changes no answer.
    services.onFault(error, payment.id);
  }
}

/** The worker settled it first, from the processor's own record: its answer is the first. */
async function awaitWorkersAnswer(
  { services, idempotencyKey }: Attempt,
  record: PaymentRecord,
): Promise<Payload> {
  const earlier = await awaitAnswer(services.database, record.accountId, idempotencyKey);
  return earlier?.answer ?? paymentAnswer(earlier?.record.payment ?? record.payment);
}
