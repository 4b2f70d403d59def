import type { BusinessDate } from '../dates/business-date.ts';
import { add, isPositive, negate, smallest, subtract } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

interface Posted {
  readonly id: string;
  readonly kind: string;
  readonly date: BusinessDate;
  readonly amount: Money;
  readonly payment: { readonly id: string } | null;
}

/**
 * Posted lines without what refunds gave back of them: the credit that was written for it since its payment, and then that
 * payment. Neither settles anything with that, and no payment of another time has paid a refund.
 */
export function lessRefunds<Line extends Posted>(lines: readonly Line[]): Line[] {
  const left = new Map(lines.map(({ id, amount }) => [id, amount]));
  const refunds = lines.filter(({ kind }) => kind === 'refund').toSorted(byDay);
  for (const refund of refunds) {
    const { payment } = refund;
    const paid = lines.find((line) => line.kind === 'payment' && payment && line.payment?.id === payment.id);
    if (!paid) continue;
    const credits = lines
      .filter(({ kind, date }) => kind === 'credit' && date >= paid.date && date <= refund.date)
      .toSorted(byDay)
      .toReversed();
    for (const source of [...credits, paid]) giveBack(left, source.id, refund.id);
  }
  return lines
    .map((line) => ({ ...line, amount: left.get(line.id) ?? line.amount }))
    .filter(({ kind, amount }) => kind !== 'refund' || isPositive(amount));
}

const byDay = (a: Posted, b: Posted): number => a.date.localeCompare(b.date) || a.id.localeCompare(b.id);

function giveBack(left: Map<string, Money>, sourceId: string, refundId: string): void {
  const [source, refund] = [left.get(sourceId), left.get(refundId)];
  if (!source || !refund || isPositive(source)) return;
  const taken = smallest(negate(source), refund);
  left.set(sourceId, add(source, taken));
  left.set(refundId, subtract(refund, taken));
}
