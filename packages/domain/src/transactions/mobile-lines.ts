import type { BusinessDate } from '../dates/business-date.ts';
import { openCharges } from '../facts/balance.ts';
import type { MobileLine } from '../mobile/mobile-line.ts';
import type { ListedTransaction } from './listed-transaction.ts';

/** What was charged and paid for mobile service, each charge with how it stands on a day. */
export function listedMobileLines(lines: readonly MobileLine[], today: BusinessDate): ListedTransaction[] {
  const ledger = lines.map((line) => ({ ...line, billId: line.isBill ? line.id : null, paymentId: null }));
  const open = new Set(openCharges({ ledger }).charges.map(({ id }) => id));
  return lines.map((line): ListedTransaction => {
    const { id, kind, date, amount, payment, isBill } = line;
    const asks = kind === 'charge' || kind === 'return';
    const dueDate = asks ? (line.dueDate ?? date) : null;
    const unpaid = dueDate !== null && dueDate < today ? 'pastDue' : 'unpaid';
    const standing = asks ? (open.has(id) ? unpaid : 'paid') : null;
    return { id, kind, date, postedDate: date, amount, payment, isBill, dueDate, standing };
  });
}
