import type { MobileBillLine, PhoneLine } from '../mobile/mobile-bill-line.ts';
import { isSame, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What a mobile bill charges for one phone line, or for the bill as a whole. */
export interface MobileBillGroup {
  /** `null` for what is charged on the bill as a whole. */
  readonly phone: PhoneLine | null;
  /** In the bill's own order. */
  readonly lines: readonly MobileBillLine[];
  readonly total: Money;
}

const totalOf = (lines: readonly MobileBillLine[]): Money => sum(lines.map(({ amount }) => amount));

/**
 * The lines of a mobile bill by phone line, in the bill's own order, and what is for none of them last. Nothing where they
 * do not come to what the bill charges: a list that leaves something out explains less than none.
 */
export function mobileBillGroups(
  lines: readonly MobileBillLine[],
  charged: Money,
): readonly MobileBillGroup[] {
  if (!isSame(totalOf(lines), charged)) return [];
  const inOrder = [...lines.filter(({ phone }) => phone), ...lines.filter(({ phone }) => !phone)];
  const byPhone = Map.groupBy(inOrder, ({ phone }) => phone?.lastFour ?? null);
  return [...byPhone.values()].map((own) => ({
    phone: own[0]?.phone ?? null,
    lines: own,
    total: totalOf(own),
  }));
}
