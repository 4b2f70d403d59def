import { sum } from '../money/arithmetic.ts';
import type { ListedTransaction, SettledCharge, TransactionDetail } from './listed-transaction.ts';
import { type ChargeInOrder, settledCharges } from './settled-charges.ts';

/** A line as its ledger has it: what posted a payment has an id of its own. */
interface PostedLine
  extends Pick<ListedTransaction, 'id' | 'kind' | 'date' | 'dueDate' | 'isBill' | 'amount'> {
  readonly paymentId?: string | null;
}

/** The id of the line that tells what was posted. */
const toldAs = ({ id, kind, paymentId }: PostedLine): string => (kind === 'payment' && paymentId) || id;

const byDay = ({ date, id }: PostedLine): string => `${date}|${id}`;
const byDueDay = ({ dueDate, date, id }: PostedLine): string => `${dueDate ?? date}|${id}`;

const inOrderOf =
  (place: (line: PostedLine) => string) =>
  (a: PostedLine, b: PostedLine): number =>
    place(a) < place(b) ? -1 : 1;

const kindOf = (kind: PostedLine['kind']): SettledCharge['kind'] =>
  kind === 'return' || kind === 'refund' ? kind : 'charge';

/**
 * One of the lines by its id, its payment's, or that of what posted it, with what it settled; `null` where there is no such.
 * @param ledger all that has posted
 */
export function detailOfLine(
  lines: readonly ListedTransaction[],
  ledger: readonly PostedLine[],
  id: string,
): TransactionDetail | null {
  const posting = ledger.find((entry) => entry.id === id);
  const told = posting ? toldAs(posting) : id;
  const line =
    lines.find((each) => each.id === told) ??
    lines.find(({ kind, payment }) => kind === 'payment' && payment?.id === id);
  if (!line) return null;
  const entries = ledger.toSorted(inOrderOf(byDay));
  const at = entries.findIndex((entry) => toldAs(entry) === line.id);
  if (at < 0) return { line, settled: [], balanceAfter: null };
  const earlier = entries.slice(0, at).map(({ amount }) => amount);
  const balanceAfter = sum([...earlier, line.amount]);
  if (line.amount.cents >= 0) return { line, settled: [], balanceAfter };
  const covered = -sum(earlier.filter(({ cents }) => cents < 0)).cents;
  const settled = settledCharges({ cents: -line.amount.cents, beforeCents: covered }, chargesIn(ledger));
  return { line, settled, balanceAfter };
}

function chargesIn(ledger: readonly PostedLine[]): ChargeInOrder[] {
  let beforeCents = 0;
  return ledger
    .filter(({ amount }) => amount.cents > 0)
    .toSorted(inOrderOf(byDueDay))
    .map(({ id, kind, date, isBill, amount: { cents } }) => {
      const charge = { id, kind: kindOf(kind), date, isBill, cents, beforeCents };
      beforeCents += cents;
      return charge;
    });
}
