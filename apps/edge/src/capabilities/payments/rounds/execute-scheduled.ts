import {
  type AccountFacts,
  type BusinessDate,
  dayIn,
  isStillToBeTaken,
  leavingMoment,
  mayBeCharged,
  openPaymentOf,
  type Payment,
  restoredOnceTaken,
} from '@linework/domain';
import { loadAccount } from '../../../facts/load-facts.ts';
import { dealWithEach, type Round } from '../../../worker/round.ts';
import { latestDay } from '../../../worker/today-somewhere.ts';
import { notTaken, type Settlement } from '../charge-payment.ts';
import { worker } from '../payment-record.ts';
import { repeatStanding } from '../repeats.ts';
import { startPayment } from '../start-payment.ts';
import { chargeOrWait } from './charge-or-wait.ts';
import type { Search, Waiting } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';
import { waitingPayments } from './waiting-payments.ts';

/** Charges payments on their day, each once: it is written down `running` before, and the processor takes an id once. */
export async function executeScheduled(services: PaymentRoundServices, round: Round): Promise<void> {
  const due = waitingPayments(services, round, dueBy(services.clock.now()));
  await dealWithEach(services, round, due, async (waiting) => await executeOne(services, waiting));
}

/** Payments whose day has come where their account is; the day that is the latest anywhere is as far as the index is read. */
const dueBy = (now: Date): Search => ({
  name: 'due',
  status: 'scheduled',
  condition: (p) => `k.payment_date <= ${p.date(latestDay(now))}
    AND k.payment_date <= (${p.instant(now)} AT TIME ZONE a.time_zone)::date`,
});

async function executeOne(services: PaymentRoundServices, waiting: Waiting): Promise<void> {
  const { record, payment, timeZone } = waiting;
  const { accountId } = record;
  const account = await loadAccount(services.database, accountId);
  if (!account) return;
  const now = services.clock.now();
  const today = dayIn(now, timeZone);
  // Nobody ran for days: it is told, and no longer made up for.
  if (leavingMoment(payment.paymentDate, today) === 'missed') {
    await settleWaiting(services, waiting, notTaken);
    return;
  }
  if (!mayBeCharged(account.facts, payment, today) || record.processorToken === '') {
    await settleWaiting(services, waiting, unusable);
    return;
  }
  const { processorToken } = record;
  if (!(await isStillDue(services, waiting, account.facts, today))) {
    await settleWaiting(services, waiting, notTaken);
    return;
  }
  // What a debit promised that waited here goes by.
  const leaving: Payment = { ...payment, restoresServiceBy: restoredOnceTaken(account.facts, payment, now) };
  const start = { accountId, version: account.version, payment: leaving, processorToken, actor: worker, now };
  // Another payment has the account, or it just changed: the next round tries again.
  if (!(await startPayment(services.database, start))) return;
  const running: Payment = { ...leaving, status: 'running' };
  services.notePayment(running);
  const started: Waiting = { ...waiting, payment: running, record: { ...record, payment: running } };
  await chargeOrWait(services, started, today);
}

/**
 * A debit of Auto Pay waits here where the processor turned it away: it may have been paid otherwise since.
 */
async function isStillDue(
  { database }: PaymentRoundServices,
  { payment, record }: Waiting,
  facts: AccountFacts,
  today: BusinessDate,
): Promise<boolean> {
  if (payment.channel !== 'autoPay') return true;
  // What another payment comes to is not known yet: the start waits for it.
  if (openPaymentOf(facts)) return true;
  const { hasItsNumber, wasMadeAfterEnd, wasGivenUp } = await repeatStanding(database, record);
  return hasItsNumber && !wasGivenUp && isStillToBeTaken(facts, payment, today, wasMadeAfterEnd);
}

const unusable: Settlement = { status: 'failed', statusReason: 'LW-PAY-034', chargeId: null };
