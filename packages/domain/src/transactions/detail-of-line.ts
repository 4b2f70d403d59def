import { sum } from '../money/arithmetic.ts';
import type { ListedTransaction, SettledCharge, TransactionDetail } from './listed-transaction.ts';
import { refundsOf } from './refunds.ts';
import { type ChargeInOrder, settledCharges } from './settled-charges.ts';

/** A line as its ledger has it: what posted a payment has an id of its own. */
interface PostedLine
  extends Pick<ListedTransaction, 'id' | 'kind' | 'date' | 'dueDate' | 'isBill' | 'amount'> {
  readonly paymentId?: string | null;
  readonly payment?: { readonly id: string } | null;
}

/** The id of the line that tells what was posted. */
const toldAs = ({ id, kind, paymentId }: PostedLine): string => (kind === 'payment' && paymentId) || id;

/** Of one day what was charged comes first: a payment that posted with its bill has paid it. */
const byDay = ({ date, kind, id }: PostedLine): string => `${date}|${kind === 'charge' ? 0 : 1}|${id}`;
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

/** What the money that a line tells settled among all that settles. */
function settledIn(settling: readonly PostedLine[], lineId: string): SettledCharge[] {
  const entries = settling.toSorted(inOrderOf(byDay));
  const at = entries.findIndex((entry) => toldAs(entry) === lineId);
  const entry = entries[at];
  if (!entry) return [];
  const keptOf = keptIn(settling);
  const covered = entries
    .slice(0, at)
    .filter(({ amount }) => amount.cents < 0)
    .map(keptOf);
  const beforeCents = covered.reduce((before, cents) => before + cents, 0);
  return settledCharges({ cents: keptOf(entry), beforeCents }, chargesIn(settling));
}

const isOf = (entry: PostedLine, back: PostedLine): boolean =>
  entry.kind === 'payment' && Boolean(back.paymentId) && entry.paymentId === back.paymentId;

/**
 * Money that went back, by the bank or by us, of a payment that the ledger has: that much of the payment settled nothing. The
 * mobile biller's does not count as such: it has written a credit for what it refunds.
 */
const isGivenBack = (back: PostedLine, ledger: readonly PostedLine[]): boolean =>
  (back.kind === 'return' || back.kind === 'refund') && ledger.some((entry) => isOf(entry, back));

/** What is left to settle charges with of money that posted, in integer cents. */
const keptIn =
  (ledger: readonly PostedLine[]) =>
  (entry: PostedLine): number => {
    const back = ledger.filter((other) => isGivenBack(other, ledger) && isOf(entry, other));
    return -sum([entry, ...back].map(({ amount }) => amount)).cents;
  };

function chargesIn(ledger: readonly PostedLine[]): ChargeInOrder[] {
  let beforeCents = 0;
  return ledger
    .filter((entry) => entry.amount.cents > 0 && !isGivenBack(entry, ledger))
    .toSorted(inOrderOf(byDueDay))
    .map(({ id, kind, date, isBill, amount: { cents } }) => {
      const charge = { id, kind: kindOf(kind), date, isBill, cents, beforeCents };
      beforeCents += cents;
      return charge;
    });
}
