import type { LedgerEntry } from '../bill/bill.ts';
import type { StatementActivity, StatementPayment } from './statement.ts';

/** By day, and of one day by id: the order in which statements tell what happened. */
const byDay = (a: LedgerEntry, b: LedgerEntry): number =>
  a.date === b.date ? compare(a.id, b.id) : compare(a.date, b.date);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Lines of the ledger as statements tell them, oldest first. */
export function statementActivity(
  entries: readonly LedgerEntry[],
  payments: readonly StatementPayment[],
): readonly StatementActivity[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return entries.toSorted(byDay).map(({ id, kind, date, amount, paymentId }) => {
    const payment = paymentId === null ? undefined : byId.get(paymentId);
    return {
      id,
      kind,
      date,
      amount,
      payment: payment
        ? { id: payment.id, reference: payment.reference, method: payment.method, channel: payment.channel }
        : null,
    };
  });
}
