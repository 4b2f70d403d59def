import { sum } from '../money/arithmetic.ts';
import type { LedgerEntry } from './bill.ts';
import { type ChargeInOrder, type SettledCharge, settledCharges } from './settled-charges.ts';

/** A line as its ledger has it: what posted a payment has an id of its own. */
export interface PostedLine extends Pick<LedgerEntry, 'id' | 'kind' | 'date' | 'dueDate' | 'amount'> {
  readonly isBill: boolean;
  readonly paymentId?: string | null;
  readonly payment?: { readonly id: string } | null;
}

/** The id of the line that tells what was posted. */
export const toldAs = ({ id, kind, paymentId }: PostedLine): string =>
  (kind === 'payment' && paymentId) || id;

/** Of one day what was charged comes first: a payment that posted with its bill has paid it. */
export const byDay = ({ date, kind, id }: PostedLine): string => `${date}|${kind === 'charge' ? 0 : 1}|${id}`;
const byDueDay = ({ dueDate, date, id }: PostedLine): string => `${dueDate ?? date}|${id}`;

export const inOrderOf =
  (place: (line: PostedLine) => string) =>
  (a: PostedLine, b: PostedLine): number =>
    place(a) < place(b) ? -1 : 1;

const kindOf = (kind: PostedLine['kind']): SettledCharge['kind'] =>
  kind === 'return' || kind === 'refund' ? kind : 'charge';

/** What the money that a line tells settled among all that settles. */
export function settledIn(settling: readonly PostedLine[], lineId: string): SettledCharge[] {
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

/**
 * What a payment had settled when it posted, whatever went back since, of it or of those before it: that is owed again once it
 * comes back.
 */
export function onceSettled(ledger: readonly PostedLine[], paymentId: string): SettledCharge[] {
  const entries = ledger.toSorted(inOrderOf(byDay));
  const at = entries.findIndex((entry) => entry.kind === 'payment' && entry.paymentId === paymentId);
  const isThen = (entry: PostedLine, place: number) => place <= at || !isGivenBack(entry, ledger);
  return at < 0 ? [] : settledIn(entries.filter(isThen), paymentId);
}
