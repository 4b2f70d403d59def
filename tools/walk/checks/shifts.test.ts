import { expect, test } from 'vitest';
import { feltShifts, type Shift } from './shifts.ts';

const shift = (value: number, place = '/billing/pay-bill'): Shift => ({
  value,
  place,
  at: 1_200.4,
  moved: ['section “Your bills” down by 40 px'],
});

test('small shifts add up to one that is felt', () => {
  expect(feltShifts([shift(0.012)])).toEqual([]);
  expect(feltShifts([shift(0.012), shift(0.009)])).toEqual([
    'the layout of /billing/pay-bill shifts by 0.021 (0.012 at 1200 ms: section “Your bills” down by 40 px | 0.009 at 1200 ms: section “Your bills” down by 40 px)',
  ]);
});

test('what moves on one page is not held against another', () => {
  expect(feltShifts([shift(0.015), shift(0.015, '/account-summary')])).toEqual([]);
});

test('what a payment is called does not part what moved on its page', () => {
  const result = (id: string) => shift(0.015, `/billing/pay-bill?step=result&payment=${id}`);
  const [found, ...others] = feltShifts([result('a'), result('b')]);
  expect(found).toContain('payment=…');
  expect(others).toEqual([]);
});
