import { dayIn, oneTimeBlockedReason, type Payment } from '@linework/domain';
import { loadAccount } from '../billing/load-facts.ts';
import type { Settlement } from '../payments/charge-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { chargeOrWait } from './charge-or-wait.ts';
import { findPayments, type Waiting } from './find-payments.ts';
import { settleWaiting } from './settle.ts';
import { forEachPayment, type WorkerServices, worker } from './worker-services.ts';

/** The earliest day anywhere is half a day ahead of UTC, so this finds every payment whose day may have come. */
const zonesAheadMs = 14 * 3_600_000;

/** Charges payments on their day, each once: it is written down `running` before, and the processor takes an id once. */
export async function executeScheduled(services: WorkerServices): Promise<void> {
  const now = services.clock.now();
  const latest = new Date(now.getTime() + zonesAheadMs).toISOString().slice(0, 10);
  const due = await findPayments(
    services.database,
    (p) => `k.status = 'scheduled' AND k.payment_date <= ${p.date(latest)}`,
  );
  const today = due.filter(({ payment, timeZone }) => payment.paymentDate <= dayIn(now, timeZone));
  await forEachPayment(services, today, async (waiting) => await executeOne(services, waiting));
}

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
  const started: Waiting = { ...waiting, payment: running, record: { ...record, payment: running } };
  await chargeOrWait(services, started, today);
}

const unusable: Settlement = { status: 'failed', statusReason: 'LW-PAY-034', chargeId: null };
