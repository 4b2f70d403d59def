import type { Charge } from '../../../processor/processor-port.ts';
import { dealWithEach, type Round } from '../../../worker/round.ts';
import { settlementOf } from '../charge-payment.ts';
import type { Waiting } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';
import { settleWaiting } from './settle.ts';
import { waitingPayments } from './waiting-payments.ts';

/** Settles pending bank debits once the processor's record says that the bank did. */
export async function settlePending(services: PaymentRoundServices, round: Round): Promise<void> {
  const pending = waitingPayments(services, round, { name: 'pending', status: 'pending' });
  await dealWithEach(services, round, pending, async (waiting) => {
    const charge = await services.processor.findCharge(waiting.paymentId);
    if (charge) await follow(services, waiting, charge);
  });
}

/** A bank may send a debit back for this long (NACHA's sixty days, and a little). */
const returnsForMs = 65 * 86_400_000;

/** Records debits that the bank sent back after they had been settled: the money is owed again. */
export async function recordReturns(services: PaymentRoundServices, round: Round): Promise<void> {
  const since = new Date(services.clock.now().getTime() - returnsForMs).toISOString();
  const charges = await services.processor.listCharges(since);
  const returned = new Map(
    charges.filter(({ status }) => status === 'returned').map((charge) => [charge.paymentId, charge]),
  );
  if (returned.size === 0) return;
  const ids = JSON.stringify([...returned.keys()]);
  const settled = waitingPayments(services, round, {
    name: 'returned',
    status: 'successful',
    condition: (p) => `k.method_type = 'bankAccount'
      AND k.id::text IN (SELECT jsonb_array_elements_text(${p.text(ids)}::jsonb))`,
  });
  await dealWithEach(services, round, settled, async (waiting) => {
    const charge = returned.get(waiting.paymentId);
    if (charge) await follow(services, waiting, charge);
  });
}

async function follow(services: PaymentRoundServices, waiting: Waiting, charge: Charge): Promise<void> {
  const settlement = settlementOf(charge, waiting.payment);
  if (settlement.status === waiting.payment.status || settlement.status === 'unknown') return;
  await settleWaiting(services, waiting, settlement);
}
