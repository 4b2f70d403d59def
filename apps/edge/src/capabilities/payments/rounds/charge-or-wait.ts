import { type BusinessDate, isStillAskedFor } from '@linework/domain';
import { chargePayment } from '../charge-payment.ts';
import { movePayment } from '../move-payment.ts';
import { worker } from '../payment-record.ts';
import type { Waiting } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';

/**
 * Charges a running payment whose day has come, for the first time. A processor that takes nothing now is asked again in a later
 * round.
 */
export async function chargeOrWait(
  services: PaymentRoundServices,
  running: Waiting,
  today: BusinessDate,
): Promise<void> {
  const { record, payment } = running;
  const settlement = await chargePayment(services.processor, record);
  const isTurnedAway = settlement.statusReason === 'LW-PAY-060';
  if (!isTurnedAway || !isStillAskedFor(payment.paymentDate, today)) {
    await settleWaiting(services, running, settlement);
    return;
  }
  await movePayment(services.database, {
    accountId: record.accountId,
    from: 'running',
    after: { ...payment, status: 'scheduled' },
    chargeId: null,
    keepMethod: null,
    answer: null,
    today,
    actor: worker,
    now: services.clock.now(),
  });
}
