import { type Language, textOf } from '../../../apps/portal/journeys/support/words.ts';
import type { Seen } from './seen.ts';
import { readFilling } from './template.ts';
import { centsIn } from './values.ts';

const kinds = ['bill', 'return', 'refund', 'charge'];
const tenses = ['was', 'is'];
// "Past due" alone is a total on the way: its lines stand above it.
const lines = [
  ...kinds.flatMap((kind) => tenses.map((tense) => `charge.${kind}.${tense}`)),
  'pastDueSince',
  'newCharges',
  'newChargesDue',
  'paid',
  'pending',
  'pendingToday',
  'pendingYesterday',
  'pendingSince',
  'unconfirmed',
  'pendingAndUnconfirmed',
  'credit',
];
const totals = ['amountDue', 'totalBalance', 'creditBalance', 'ifConfirmed'];

/** Whether the lines under the amount due add up to it; the amount due is never less than nothing. */
export function wrongSums({ rows }: Seen, language: Language): string[] {
  const centsOf = (keys: readonly string[]) =>
    rows.flatMap(({ label, value }) => {
      const isOne = keys.some((key) => readFilling(textOf('balance', key, language), label));
      const cents = isOne ? centsIn(value) : null;
      return cents === null ? [] : [cents];
    });
  const [total] = centsOf(totals);
  const figures = centsOf(lines);
  const added = figures.reduce((sum, cents) => sum + cents, 0);
  // Beside a payment the amount due stands alone where it is one figure under another name.
  if (figures.length === 0 || total === undefined || added === total || (total === 0 && added < 0)) return [];
  const shown = rows.map(({ label, value }) => `${label} ${value}`).join(' / ');
  return [`the lines do not add up to the total: ${shown}`];
}
