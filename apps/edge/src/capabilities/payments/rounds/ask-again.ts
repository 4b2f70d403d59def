import {
  type BusinessDate,
  isAskedForAgain,
  isStillToBeTaken,
  leavesByItself,
  leavingMoment,
  type Payment,
  pauseBeforeRepeat,
} from '@linework/domain';
import { loadAccount } from '../../../facts/load-facts.ts';
import { chargePayment, notKnown } from '../charge-payment.ts';
import { worker } from '../payment-record.ts';
import { repeatStanding } from '../repeats.ts';
import { startPayment } from '../start-payment.ts';
import type { Found } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';

/** What became of the wish to ask again: it was, it will be in a later round, or the payment is given up. */
type Repeat = 'asked' | 'later' | 'never';

/** Whether a payment is one to be asked for again at all, should the processor have no record of it. */
export const maySendAgain = (found: Found, today: BusinessDate): boolean =>
  isLeftToLeave(found, today) || isAskedForAgain(found.payment, 0, today, found.timeZone);

/**
 * Whoever left a payment behind that leaves by itself may have died before it asked the processor, and nobody is there to
 * make it again: within the days in which it still leaves it is asked for once more. As long as it runs nobody can change it.
 */
const isLeftToLeave = ({ payment, timeZone }: Found, today: BusinessDate): boolean =>
  payment.status === 'running' &&
  leavesByItself(payment, timeZone) &&
  leavingMoment(payment.paymentDate, today) === 'due';

/**
 * Asks for a payment again that leaves by itself and that the processor has no record of. The processor takes an id once, so that
 * a late request is the same charge; who has died meanwhile left it running, and it is found by that.
 * @param firstPauseMs how long the processor is given before it is asked again for the first time
 */
export async function askAgain(
  services: PaymentRoundServices,
  found: Found,
  firstPauseMs: number,
  today: BusinessDate,
): Promise<Repeat> {
  const { database, clock, notePayment } = services;
  const { payment, accountId, age, timeZone } = found;
  if (payment.status === 'running') return await charge(services, found, payment);
  const { repeats, hasItsNumber } = await repeatStanding(database, found.record);
  if (!hasItsNumber || !isAskedForAgain(payment, repeats, today, timeZone)) return 'never';
  if (age < pauseBeforeRepeat(repeats, firstPauseMs)) return 'later';
  const account = await loadAccount(database, accountId);
  const { processorToken } = found.record;
  if (!account || processorToken === '' || !isStillToBeTaken(account.facts, payment, today)) return 'never';
  const { version } = account;
  const start = { accountId, version, payment, processorToken, actor: worker, now: clock.now() };
  if (!(await startPayment(database, start))) return 'later';
  const running: Payment = { ...payment, status: 'running', statusReason: null };
  notePayment(running);
  return await charge(services, found, running);
}

/**
 * Whether the request before arrives yet, nobody knows: that the processor turns this one away settles nothing. Nobody waits at a
 * page, so that it is not being checked unless it was before.
 */
async function charge(services: PaymentRoundServices, found: Found, payment: Payment): Promise<Repeat> {
  const running: Found = { ...found, payment, record: { ...found.record, payment } };
  const settlement = await chargePayment(services.processor, running.record);
  const isTurnedAway = settlement.statusReason === 'LW-PAY-060';
  await settleWaiting(services, running, isTurnedAway ? notKnown : settlement);
  return 'asked';
}
