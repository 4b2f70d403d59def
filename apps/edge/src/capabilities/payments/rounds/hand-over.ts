import { checkingEndsAfter, dayIn, type Payment } from '@linework/domain';
import type { Queryable } from '../../../database/database.ts';
import { parameters } from '../../../database/parameters.ts';
import { movePayment } from '../move-payment.ts';
import { worker } from '../payment-record.ts';
import type { Found } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';

/**
 * After a day without an answer the payment goes to people, and no longer keeps the customer from paying. A day of the
 * business clock, by which the customer was told when; or a real one, should that clock have gone back since.
 */
export async function handOverInTime(
  { database, clock, notePayment }: PaymentRoundServices,
  waiting: Found,
): Promise<void> {
  const { payment, accountId, timeZone } = waiting;
  if (payment.inSupportQueue) return;
  const now = clock.now();
  const checking = now.getTime() - (await startOf(database, waiting)).getTime();
  if (Math.max(checking, waiting.age) < checkingEndsAfter) return;
  const after: Payment = { ...payment, inSupportQueue: true };
  const isMoved = await movePayment(database, {
    accountId,
    from: 'unknown',
    after,
    chargeId: null,
    keepMethod: null,
    answer: null,
    today: dayIn(now, timeZone),
    actor: worker,
    now,
  });
  if (isMoved) notePayment(after);
}

/** When the processor was about to be asked, by the business clock. */
async function startOf(database: Queryable, { accountId, paymentId, payment }: Found): Promise<Date> {
  const p = parameters();
  const [row] = await database.query<{ at: Date | null }>(
    `SELECT max(at) AS at FROM audit_event
     WHERE account_id = ${p.uuid(accountId)} AND payment_id = ${p.uuid(paymentId)} AND action = 'payment.started'`,
    p.values,
  );
  return row?.at ?? new Date(payment.requestedAt);
}
