import { isZero, subtract, usd, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { BillLine, ListedBill, LocalizedText } from './bill.ts';

/** Why one part of a bill differs from the bill before. */
export type BillChangeReason =
  | 'rate'
  | 'proration'
  | 'promotionEnded'
  | 'oneOff'
  | 'tax'
  | 'discount'
  | 'newCharge'
  | 'ended';

export interface BillDifference {
  readonly reason: BillChangeReason;
  /** What the line is called on the bill. */
  readonly description: LocalizedText;
  /** Signed: positive where this bill is higher for it. */
  readonly amount: Money;
}

/** What changed from one bill to the next; the differences sum exactly to the total. */
export interface BillChange {
  readonly total: Money;
  readonly differences: readonly BillDifference[];
}

/** A one-off or a proration is its own reason whether it came or went; any other line is new, ended or repriced. */
function reasonOf(kind: BillLine['kind'], now: Money, before: Money): BillChangeReason {
  if (kind !== 'rate') return kind;
  if (isZero(before)) return 'newCharge';
  return isZero(now) ? 'ended' : 'rate';
}

/** Lines of the same kind and name are one item, however often a bill lists them. */
export const billItemOf = ({ kind, description }: Pick<BillLine, 'kind' | 'description'>): string =>
  `${kind} ${description.en}`;

/** Each difference between two bills, classed, the largest first. */
export function billChange(current: ListedBill, previous: ListedBill): BillChange {
  const items = new Map<string, { line: ListedBill['lines'][number]; now: number; before: number }>();
  const note = (line: ListedBill['lines'][number], side: 'now' | 'before') => {
    const item = items.get(billItemOf(line)) ?? { line, now: 0, before: 0 };
    items.set(billItemOf(line), { ...item, [side]: item[side] + line.amount.cents });
  };
  for (const line of current.lines) note(line, 'now');
  for (const line of previous.lines) note(line, 'before');
  const differences = [...items.values()]
    .map(({ line, now, before }) => ({
      reason: reasonOf(line.kind, usd(now), usd(before)),
      description: line.description,
      amount: usd(now - before),
    }))
    .filter((difference) => !isZero(difference.amount))
    .sort((a, b) => Math.abs(b.amount.cents) - Math.abs(a.amount.cents));
  const total = differences.reduce((sum, { amount }) => usd(sum.cents + amount.cents), zero);
  return { total, differences };
}

/** Whether the lines of both bills account for the whole difference of their amounts. */
export const explainsAll = (change: BillChange, current: ListedBill, previous: ListedBill): boolean =>
  change.total.cents === subtract(current.amount, previous.amount).cents;
