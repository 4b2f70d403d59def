import { dayIn } from '@linework/domain';
import type { Configuration } from '../../../configuration/configuration.types.ts';
import { parameters } from '../../../database/parameters.ts';
import { ProcessorSilent, ProcessorUnavailable } from '../../../processor/processor-port.ts';
import { dealWithEach, type Round } from '../../../worker/round.ts';
import { notKnown, notTaken, settlementOf } from '../charge-payment.ts';
import { askAgain, maySendAgain } from './ask-again.ts';
import type { Found, Search } from './find-payments.ts';
import { handOverInTime } from './hand-over.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';
import { waitingPayments } from './waiting-payments.ts';

export interface ReconcileLimits {
  /** A payment that runs longer than this was left behind by a process that died. */
  readonly runningMs: number;
  /**
   * A processor that knows of nothing is asked to give up on the payment after this long, so that it can be no later; or is asked
   * for it again, where nobody is there to make it again.
   */
  readonly abandonMs: number;
}

type Patience = Pick<Configuration, 'processorTimeoutMs' | 'statementTimeoutMs'>;

/** A payment takes at most one answer of the processor and two statements; what runs longer than that has nobody. */
export const reconcileLimits = ({ processorTimeoutMs, statementTimeoutMs }: Patience): ReconcileLimits => ({
  runningMs: processorTimeoutMs + 2 * statementTimeoutMs + 2_000,
  abandonMs: 2 * processorTimeoutMs + 2 * statementTimeoutMs + 5_000,
});

const leftBehind = ({ runningMs }: ReconcileLimits): Search => ({
  name: 'leftBehind',
  status: 'running',
  condition: (p) =>
    `(k.started_at <= now() - ${p.bigint(runningMs)} * interval '1 millisecond' OR k.started_at > now())`,
});
const unknown: Search = {
  name: 'unknown',
  status: 'unknown',
  condition: () => 'NOT k.in_support_queue',
};
const withSupport: Search = {
  name: 'withSupport',
  status: 'unknown',
  condition: () => 'k.in_support_queue',
};

/**
 * Settles payments of which nobody knows whether money moved, by the processor's own record and nothing else: those
 * whose answer never came, and those whose process died between charge and record. How long ago the processor was asked is
 * told by the database's clock alone; those that people look into already have a round of their own.
 */
export async function reconcile(
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): Promise<void> {
  async function* waiting() {
    for await (const found of waitingPayments(services, round, leftBehind(limits))) yield asChecked(found);
    yield* waitingPayments(services, round, unknown);
  }
  await dealWithEach(services, round, waiting(), async (one) => await reconcileOne(services, one, limits));
}

/** Whoever made a payment that was left behind has no answer either: to them it is being checked. */
const asChecked = (found: Found): Found => {
  const { record } = found;
  return { ...found, record: { ...record, payment: { ...record.payment, wasChecked: true } } };
};

/** The same for payments that were handed to support: few of them change, and nobody's next payment waits for them. */
export async function reconcileWithSupport(
  services: PaymentRoundServices,
  limits: ReconcileLimits,
  round: Round,
): Promise<void> {
  const waiting = waitingPayments(services, round, withSupport);
  await dealWithEach(services, round, waiting, async (one) => await reconcileOne(services, one, limits));
}

async function reconcileOne(
  services: PaymentRoundServices,
  waiting: Found,
  limits: ReconcileLimits,
): Promise<void> {
  const { payment, age } = waiting;
  if (age < 0) {
    await countAnew(services, waiting);
    return;
  }
  try {
    const today = dayIn(services.clock.now(), waiting.timeZone);
    if (maySendAgain(waiting, today) && (await services.processor.findCharge(payment.id)) === null) {
      const repeat = await askAgain(services, waiting, limits.abandonMs, today);
      if (repeat === 'later' && payment.status === 'unknown') await handOverInTime(services, waiting);
      if (repeat !== 'never') return;
    }
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

/** A start that is still to come was written down before the clock went back: it counts from now, or it would never be old. */
async function countAnew(
  { database }: PaymentRoundServices,
  { accountId, paymentId, payment }: Found,
): Promise<void> {
  const p = parameters();
  await database.write(
    accountId,
    `UPDATE payment SET started_at = now()
     WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(paymentId)} AND status = ${p.text(payment.status)}
       AND started_at > now()`,
    p.values,
  );
}
