import { dayIn } from '@linework/domain';
import { type Settlement, settledPayment } from '../charge-payment.ts';
import { movePayment } from '../move-payment.ts';
import { paymentAnswer } from '../payment-answer.ts';
import { worker } from '../payment-record.ts';
import type { Waiting } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';

/**
 * Writes down what the processor's record says of a payment.
 * @returns whether it was this call that did; somebody else may have been first
 */
export async function settleWaiting(
  { database, clock, notePayment }: PaymentRoundServices,
  waiting: Waiting,
  settlement: Settlement,
): Promise<boolean> {
  const { record, payment, answer } = waiting;
  const now = clock.now();
  const today = dayIn(now, waiting.timeZone);
  const after = settledPayment(record, settlement, { now, today });
  const isMoved = await movePayment(database, {
    accountId: record.accountId,
    from: payment.status,
    after,
    chargeId: settlement.chargeId,
    keepMethod: payment.method.methodId === null ? record.keepMethod : null,
    // Who was told nothing yet, because the process died, is told this when he asks again.
    answer: answer === null && after.status !== 'unknown' ? paymentAnswer(after) : null,
    today,
    actor: worker,
    now,
  });
  if (isMoved) notePayment(after);
  return isMoved;
}
