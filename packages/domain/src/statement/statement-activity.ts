import type { LedgerEntry } from '../bill/bill.ts';
import { dayOfLine } from '../facts/transaction.ts';
import type { Payment } from '../payment/payment.ts';
import type { StatementActivity, StatementPayment } from './statement.ts';

/** A payment as lines of the ledger are told from it. */
export type LedgerPayment = StatementPayment & Pick<Payment, 'paymentDate'>;

/** By day, and of one day by id: the order in which statements tell what happened. */
const byDay = (a: StatementActivity, b: StatementActivity): number =>
  a.date === b.date ? compare(a.id, b.id) : compare(a.date, b.date);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Lines of the ledger as statements tell them, oldest first. */
export function statementActivity(
  entries: readonly LedgerEntry[],
  payments: readonly LedgerPayment[],
): readonly StatementActivity[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return entries
    .map((entry): StatementActivity => {
      const { id, kind, amount, billId, paymentId } = entry;
      const payment = (paymentId === null ? undefined : byId.get(paymentId)) ?? null;
      const date = dayOfLine(entry, payment);
      return {
        id,
        kind,
        date,
        postedDate: entry.date === date ? null : entry.date,
        amount,
        isBill: billId !== null,
        payment: payment && {
          id: payment.id,
          reference: payment.reference,
          method: payment.method,
          channel: payment.channel,
        },
      };
    })
    .toSorted(byDay);
}
