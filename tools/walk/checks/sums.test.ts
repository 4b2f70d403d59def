import { expect, test } from 'vitest';
import { page, said } from './said.ts';
import { wrongSums } from './sums.ts';

const line = (key: string, value: string) => ({
  label: said('balance', key, { date: 'October 3', bill: 'September' }).replaceAll(/<\/?\w+>/g, ''),
  value,
});

test.each([
  [
    'adds up',
    [line('pastDueSince', '$150.00'), line('pending', '\u2212$50.00'), line('amountDue', '$100.00')],
  ],
  [
    'proves what is past due on its way to the total',
    [
      line('charge.bill.was', '$170.00'),
      line('paid', '\u2212$20.00'),
      line('pending', '\u2212$50.00'),
      line('pastDue', '$100.00'),
      line('charge.bill.is', '$20.00'),
      line('totalBalance', '$120.00'),
    ],
  ],
  ['is in credit', [line('credit', '\u2212$42.50'), line('creditBalance', '\u2212$42.50')]],
  [
    'never asks for less than nothing',
    [line('newCharges', '$5.00'), line('pending', '\u2212$6.00'), line('amountDue', '$0.00')],
  ],
  [
    'counts what is not confirmed yet',
    [line('newCharges', '$5.00'), line('unconfirmed', '\u2212$5.00'), line('ifConfirmed', '$0.00')],
  ],
  ['is not there', [{ label: said('summary', 'details.company'), value: 'Maple' }]],
])('a sum that %s passes', (_, rows) => {
  expect(wrongSums(page({ rows }), 'en')).toEqual([]);
});

test('a sum that is off by a cent is found', () => {
  const rows = [line('newCharges', '$150.00'), line('amountDue', '$150.01')];
  expect(wrongSums(page({ rows }), 'en')).toHaveLength(1);
});
