import type { BusinessDate } from '../dates/business-date.ts';
import { add } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What was given back of a payment, whole or a part of it. */
export interface Refund {
  readonly id: string;
  readonly date: BusinessDate;
  readonly amount: Money;
}

/** A line that may be a refund: a ledger has the id of its payment, the mobile biller the payment itself. */
export interface RefundingLine extends Refund {
  readonly kind: string;
  readonly paymentId?: string | null;
  readonly payment?: { readonly id: string } | null;
}

/** The payment that a line is of, as far as its ledger says so. */
export const paymentOf = ({ paymentId, payment }: Pick<RefundingLine, 'paymentId' | 'payment'>) =>
  paymentId ?? payment?.id ?? null;

/** What was given back of a payment since, the first at the top. */
export const refundsOf = (paymentId: string | null, lines: readonly RefundingLine[]): Refund[] =>
  lines
    .filter((line) => paymentId !== null && line.kind === 'refund' && paymentOf(line) === paymentId)
    .map(({ id, date, amount }) => ({ id, date, amount }))
    .toSorted((a, b) => (`${a.date}|${a.id}` < `${b.date}|${b.id}` ? -1 : 1));

/** What was refunded of each payment of which something was, by the payment's id. */
export function refundedByPayment(lines: readonly RefundingLine[]): ReadonlyMap<string, Money> {
  const refunded = new Map<string, Money>();
  for (const line of lines) {
    const payment = paymentOf(line);
    if (line.kind !== 'refund' || payment === null) continue;
    const before = refunded.get(payment);
    refunded.set(payment, before ? add(before, line.amount) : line.amount);
  }
  return refunded;
}
