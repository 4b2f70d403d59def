import type { Payment } from '@linework/domain';
import { checkingEndsAfter, dayIn } from '@linework/domain';
import { notKnown, notTaken, settlementOf } from '../payments/charge-payment.ts';
import { movePayment } from '../payments/move-payment.ts';
import { ProcessorSilent, ProcessorUnavailable } from '../processor/processor-port.ts';
import { findPayments, type Waiting } from './find-payments.ts';
import { settleWaiting } from './settle.ts';
import { forEachPayment, type WorkerServices, worker } from './worker-services.ts';

export interface ReconcileLimits {
  /** A payment that runs longer than this was left behind by a process that died. */
  readonly runningMs: number;
  /** A processor that knows of nothing is asked to give up on the payment after this long, so that it can be no later. */
  readonly abandonMs: number;
}

/**
 * Settles payments of which nobody knows whether money moved, by the processor's own record and nothing else: those
 * whose answer never came, and those whose process died between charge and record.
 */
export async function reconcile(services: WorkerServices, limits: ReconcileLimits): Promise<void> {
  const leftBehind = new Date(services.realClock.now().getTime() - limits.runningMs);
  const waiting = await findPayments(
    services.database,
    (p) => `(k.status = 'unknown' OR (k.status = 'running' AND k.started_at <= ${p.instant(leftBehind)}))`,
  );
  await forEachPayment(services, waiting, async (one) => await reconcileOne(services, one, limits));
}

async function reconcileOne(
  services: WorkerServices,
  waiting: Waiting,
  limits: ReconcileLimits,
): Promise<void> {
  const { payment } = waiting;
  const age = services.realClock.now().getTime() - (waiting.startedAt?.getTime() ?? 0);
  try {
    const charge =
      age >= limits.abandonMs
        ? await services.processor.abandon(payment.id)
        : await services.processor.findCharge(payment.id);
    if (charge) {
      const settlement = settlementOf(charge, payment);
      if (settlement.status !== 'unknown') {
        await settleWaiting(services, waiting, settlement);
        return;
      }
    } else if (age >= limits.abandonMs) {
      await settleWaiting(services, waiting, notTaken);
      return;
    }
  } catch (error) {
    const isAway = error instanceof ProcessorSilent || error instanceof ProcessorUnavailable;
    if (!isAway) throw error;
  }
  if (payment.status === 'running') await settleWaiting(services, waiting, notKnown);
  else await handOverInTime(services, waiting);
}

/** After a day without an answer the payment goes to people, and no longer keeps the customer from paying. */
async function handOverInTime({ database, clock }: WorkerServices, waiting: Waiting): Promise<void> {
  const { payment, record, timeZone, startedAt } = waiting;
  const now = clock.now();
  const age = now.getTime() - (startedAt?.getTime() ?? 0);
  if (payment.inSupportQueue || age < checkingEndsAfter) return;
  const after: Payment = { ...payment, inSupportQueue: true };
  await movePayment(database, {
    accountId: record.accountId,
    from: 'unknown',
    after,
    chargeId: null,
    keepMethod: null,
    answer: null,
    today: dayIn(now, timeZone),
    actor: worker,
    now,
  });
}
