import { dayIn, oneTimeBlockedReason, type Payment } from '@linework/domain';
import { loadAccount } from '../../../facts/load-facts.ts';
import { dealWithEach, type Round, waitingPayments } from '../../../worker/round.ts';
import { latestDay } from '../../../worker/today-somewhere.ts';
import { type WorkerServices, worker } from '../../../worker/worker-services.ts';
import type { Settlement } from '../charge-payment.ts';
import { startPayment } from '../start-payment.ts';
import { chargeOrWait } from './charge-or-wait.ts';
import type { Search, Waiting } from './find-payments.ts';
import { settleWaiting } from './settle.ts';

/** Charges payments on their day, each once: it is written down `running` before, and the processor takes an id once. */
export async function executeScheduled(services: WorkerServices, round: Round): Promise<void> {
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

async function executeOne(services: WorkerServices, waiting: Waiting): Promise<void> {
  const { record, payment, timeZone } = waiting;
  const { accountId } = record;
  const account = await loadAccount(services.database, accountId);
  if (!account) return;
  const now = services.clock.now();
  const today = dayIn(now, timeZone);
  const { methodId } = payment.method;
  const method = account.facts.methods.find(({ id }) => id === methodId);
  const blocked =
    method && oneTimeBlockedReason({ ...method, usedBy: [] }, account.facts.account.restrictions, today);
  if (blocked || record.processorToken === '') {
    await settleWaiting(services, waiting, unusable);
    return;
  }
  const start = { accountId, version: account.version, payment, actor: worker, now };
  // Another payment has the account, or it just changed: the next round tries again.
  if (!(await startPayment(services.database, start))) return;
  const running: Payment = { ...payment, status: 'running' };
  services.notePayment(running);
  const started: Waiting = { ...waiting, payment: running, record: { ...record, payment: running } };
  await chargeOrWait(services, started, today);
}

const unusable: Settlement = { status: 'failed', statusReason: 'LW-PAY-034', chargeId: null };
