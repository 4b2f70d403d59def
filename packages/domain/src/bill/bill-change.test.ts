import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, usd } from '../money/arithmetic.ts';
import type { BillLine, ListedBill } from './bill.ts';
import { billChange, explainsAll } from './bill-change.ts';
import { billLineKinds } from './bill-kinds.ts';

const bothSame = (text: string) => ({ en: text, es: text });

const line = (kind: BillLine['kind'], description: string, cents: number): ListedBill['lines'][number] => ({
  kind,
  description: bothSame(description),
  amount: usd(cents),
});

const bill = (...lines: ListedBill['lines']): ListedBill => ({
  id: 'bill',
  kind: 'regular',
  billDate: '2026-11-02',
  dueDate: '2026-11-22',
  amount: sum(lines.map(({ amount }) => amount)),
  lines,
});

describe('what changed from one bill to the next', () => {
  it('names each difference, the largest first', () => {
    const before = bill(
      line('rate', 'Internet', 12_000),
      line('promotionEnded', 'Promotion', -1_000),
      line('tax', 'Taxes', 840),
      line('rate', 'TV', 3_000),
    );
    const now = bill(
      line('rate', 'Internet', 12_500),
      line('tax', 'Taxes', 1_080),
      line('oneOff', 'Technician visit', 4_900),
      line('rate', 'Phone', 2_000),
    );
    expect(billChange(now, before)).toEqual({
      total: usd(5_640),
      differences: [
        { reason: 'oneOff', description: bothSame('Technician visit'), amount: usd(4_900) },
        { reason: 'ended', description: bothSame('TV'), amount: usd(-3_000) },
        { reason: 'newCharge', description: bothSame('Phone'), amount: usd(2_000) },
        { reason: 'promotionEnded', description: bothSame('Promotion'), amount: usd(1_000) },
        { reason: 'rate', description: bothSame('Internet'), amount: usd(500) },
        { reason: 'tax', description: bothSame('Taxes'), amount: usd(240) },
      ],
    });
  });

  it('finds nothing where nothing changed', () => {
    const same = bill(line('rate', 'Internet', 12_000));
    expect(billChange(same, same)).toEqual({ total: usd(0), differences: [] });
  });

  it('sums exactly to the difference of the two totals, whatever the lines', () => {
    const lines = fc.array(
      fc
        .tuple(
          fc.constantFrom(...billLineKinds),
          fc.constantFrom('A', 'B', 'C'),
          fc.integer({ min: -9_999, max: 9_999 }),
        )
        .map(([kind, description, cents]) => line(kind, description, cents)),
    );
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const [now, before] = [bill(...some), bill(...others)];
        expect(explainsAll(billChange(now, before), now, before)).toBe(true);
      }),
    );
  });
});
