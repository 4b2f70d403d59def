import { isPositive, smallest, subtract } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
import type { ListedTransaction } from './listed-transaction.ts';

/**
 * What is left to pay again of each payment of a device that came back, by the payment's id: what was paid of the device
 * since covers what came back first.
 */
export function devicePaymentsOwed(
  device: { readonly id: string },
  lines: readonly Pick<ListedTransaction, 'kind' | 'payment'>[],
): ReadonlyMap<string, Money> {
  const owed = new Map<string, Money>();
  const made = lines
    .flatMap(({ kind, payment }) =>
      kind === 'payment' && payment?.device?.id === device.id ? [payment] : [],
    )
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
  for (const { id, status, amount } of made) {
    if (status === 'returned') owed.set(id, amount);
    if (isAccepted(status)) cover(owed, amount);
  }
  return owed;
}

function cover(owed: Map<string, Money>, amount: Money): void {
  let covering = amount;
  for (const [id, left] of owed) {
    const covered = smallest(left, covering);
    covering = subtract(covering, covered);
    const rest = subtract(left, covered);
    if (isPositive(rest)) owed.set(id, rest);
    else owed.delete(id);
  }
}
