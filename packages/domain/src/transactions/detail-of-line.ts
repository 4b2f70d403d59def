import { byDay, inOrderOf, type PostedLine, settledIn, toldAs } from '../bill/settled-in.ts';
import { sum } from '../money/arithmetic.ts';
import type { ListedTransaction, TransactionDetail } from './listed-transaction.ts';
import { refundsOf } from './refunds.ts';

/**
 * One of the lines by its id, its payment's, or that of what posted it, with what it settled; `null` where there is no such.
 * @param ledger all that has posted
 * @param isOwed whether what a line asks for is left to pay
 * @param settling what settles charges, and what is settled, where that is not all of the ledger
 */
export function detailOfLine(
  lines: readonly ListedTransaction[],
  ledger: readonly PostedLine[],
  id: string,
  isOwed: (line: ListedTransaction) => boolean,
  settling: readonly PostedLine[] = ledger,
): TransactionDetail | null {
  const posting = ledger.find((entry) => entry.id === id);
  const toldId = posting ? toldAs(posting) : id;
  const line =
    lines.find((each) => each.id === toldId) ??
    lines.find(({ kind, payment }) => kind === 'payment' && payment?.id === id);
  if (!line) return null;
  const refunds = line.kind === 'payment' ? refundsOf(line.payment?.id ?? null, ledger) : [];
  const told = { line, refunds, billLines: [], isOwed: isOwed(line) };
  const entries = ledger.toSorted(inOrderOf(byDay));
  const at = entries.findIndex((entry) => toldAs(entry) === line.id);
  if (at < 0) return { ...told, settled: [], balanceAfter: null };
  const balanceAfter = sum([...entries.slice(0, at), line].map(({ amount }) => amount));
  const settled = line.amount.cents < 0 ? settledIn(settling, line.id) : [];
  return { ...told, settled, balanceAfter };
}
