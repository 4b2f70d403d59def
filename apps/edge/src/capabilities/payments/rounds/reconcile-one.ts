import { dayIn } from '@linework/domain';
import type { Configuration } from '../../../configuration/configuration.types.ts';
import { parameters } from '../../../database/parameters.ts';
import { ProcessorSilent, ProcessorUnavailable } from '../../../processor/processor-port.ts';
import { notKnown, notTaken, settlementOf } from '../charge-payment.ts';
import { askAgain, maySendAgain } from './ask-again.ts';
import type { Found } from './find-payments.ts';
import { handOverInTime } from './hand-over.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';

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

/** Settles one payment by the processor's record, asks for it again, gives it up or leaves it for a later round. */
export async function reconcileOne(
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
