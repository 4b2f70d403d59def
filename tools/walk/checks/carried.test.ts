import { expect, test } from 'vitest';
import { deniedPayments, lostFigure, partingWays, wrongRest } from './carried.ts';
import type { Claim } from './claims.ts';
import { page, said } from './said.ts';

const due = (value: string): Claim[] => [{ fact: 'amount due', value, words: '' }];
const paying = (value: string): Claim[] => [{ fact: 'amount to pay', value, words: '' }];

test('a button’s figure is what the payment goes on with', () => {
  expect(lostFigure('Pay $1.00', '100', paying('100'))).toEqual([]);
  expect(lostFigure('Pay $1.00', '100', paying('200'))).toEqual(['“Pay $1.00” opens a payment of $2.00']);
  expect(lostFigure('Pay $1.00', '100', [])).toEqual(['“Pay $1.00” opens a payment of no figure']);
});

test('the same button leads to the same place from every page', () => {
  const link = (href: string) => ({ links: [{ words: 'Pay $1.00', href }] });
  expect(partingWays(link('/a'), link('/a'))).toEqual([]);
  expect(partingWays(link('/a'), link('/b'))).toHaveLength(1);
  const named = (href: string) => ({ links: [{ words: 'Payment', href }] });
  expect(partingWays(named('/a'), named('/b'))).toEqual([]);
});

test.each([
  ['lessens', '10000', '4000', '6000', 0],
  ['lessens', '10000', '4000', '10000', 1],
  ['lessens', '4000', '10000', '0', 0],
  ['keeps', '10000', '4000', '10000', 0],
  ['keeps', '10000', '4000', '6000', 1],
] as const)('an ending that %s: %s due, %s paid, %s due after', (effect, before, paid, after, found) => {
  expect(wrongRest(effect, due(before), paid, due(after))).toHaveLength(found);
});

test('what is set to be paid, to the last cent, is still due', () => {
  const set: Claim[] = [
    { fact: 'amount left', value: '0', words: '' },
    { fact: 'next scheduled amount', value: '100', words: '' },
  ];
  expect(wrongRest('keeps', due('100'), '100', set)).toEqual([]);
});

test('an amount due that is gone from the page is found', () => {
  expect(wrongRest('keeps', due('100'), '100', [])).toHaveLength(1);
});

test('after a payment was made no page says that nothing has been paid', () => {
  const shows = (words: string) => deniedPayments(page({ texts: [{ words, within: [] }] }), 'en');
  expect(shows(said('home', 'kept.text'))).toHaveLength(1);
  expect(shows(said('home', 'heading'))).toEqual([]);
});
