import {
  type BusinessDate,
  isAskedForAgain,
  isStillToBeTaken,
  leavesByItself,
  leavingMoment,
  mostRepeats,
  type Payment,
  pauseBeforeRepeat,
  restoredOnceTaken,
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

/**
 * Whether a payment is one to be asked for again, should the processor have no record of it.
 * @param repeats how often it was already
 */
export const maySendAgain = (found: Found, today: BusinessDate, repeats = 0): boolean =>
  isLeftToLeave(found, today)
    ? repeats < mostRepeats
    : isAskedForAgain(found.payment, repeats, today, found.timeZone);

/**
 * Whoever left a payment behind that leaves by itself may have died before it asked the processor: it is made up for as long as one
 * that nobody began. As long as it runs nobody can change it.
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
  const { payment, accountId } = found;
  const { processorToken } = found.record;
  const pauses = payment.status === 'unknown';
  if (pauses && found.age < firstPauseMs) return 'later';
  const standing = await repeatStanding(database, found.record);
  const { repeats, age, hasItsNumber, wasMadeAfterEnd, wasGivenUp } = standing;
  if (!hasItsNumber || wasGivenUp || !maySendAgain(found, today, repeats)) return 'never';
  // Of one that was left running nobody else has asked since it was found.
  if (age < (pauses ? pauseBeforeRepeat(repeats, firstPauseMs) : found.age)) return 'later';
  const account = await loadAccount(database, accountId);
  if (!account || processorToken === '') return 'never';
  if (!isStillToBeTaken(account.facts, payment, today, wasMadeAfterEnd)) return 'never';
  const now = clock.now();
  const { version } = account;
  const restoresServiceBy = restoredOnceTaken(account.facts, payment, now);
  const start = {
    accountId,
    version,
    payment: { ...payment, restoresServiceBy },
    processorToken,
    actor: worker,
    now,
  };
  if (!(await startPayment(database, start))) return 'later';
  const running: Payment = { ...payment, status: 'running', statusReason: null, restoresServiceBy };
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
