import type { PaymentMethod, WalletDone } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { writeEvents } from '../payments/index.ts';
import type { WalletToKeep } from './wallet-to-keep.ts';

/** Payments that wait for their day leave from the new numbers; what has left keeps what it was paid with. */
export async function moveScheduled(
  transaction: Queryable,
  { accountId, processorToken }: WalletToKeep,
  method: PaymentMethod,
): Promise<void> {
  await run(
    transaction,
    statements
      .updateTable('payment')
      .set({
        processor_token: processorToken,
        method_brand: method.type === 'creditCard' ? method.brand : null,
        method_last_four: method.lastFourDigits,
      })
      .where('account_id', '=', accountId)
      .where('method_id', '=', method.id)
      .where('status', '=', 'scheduled'),
  );
}

/** Payments that wait for their day do not leave from what is gone. */
export async function cancelScheduled(
  transaction: Queryable,
  { accountId, actor, now }: WalletToKeep,
  { method, cancels }: Extract<WalletDone, { ending: 'removed' }>,
): Promise<void> {
  if (cancels.length === 0) return;
  await run(
    transaction,
    statements
      .updateTable('payment')
      .set({ status: 'cancelled' })
      .where('account_id', '=', accountId)
      .where('method_id', '=', method.id)
      .where('status', '=', 'scheduled'),
  );
  const events = cancels.map(({ id: paymentId, amount: { cents: amountCents }, paymentDate }) => {
    const detail = { from: 'scheduled', amountCents, paymentDate, methodId: method.id };
    return { accountId, action: 'payment.cancelled', paymentId, actor, at: now, detail };
  });
  await writeEvents(transaction, events);
}
