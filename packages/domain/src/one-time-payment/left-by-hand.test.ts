import { expect, test } from 'vitest';
import { charge, factsWith } from '../../test/sample-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import type { OnlineRestriction } from '../method/online-restriction.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { leftToPayByHand } from './left-by-hand.ts';

const owing = (cents: number) =>
  balanceOn(factsWith({ ledger: cents > 0 ? [charge('2026-12-06', cents)] : [] }), '2026-11-21');

test.each([
  ['nothing is set to pay', 17_325, null, undefined, 17_325],
  ['nothing is due', 0, null, undefined, null],
  ['a part is set', 17_325, 13_325, undefined, 13_325],
  ['all of it is set', 17_325, 0, undefined, null],
  ['a change leaves all of it', 17_325, 0, 17_325, 17_325],
  ['a change leaves nothing', 17_325, 13_325, 0, null],
] as const)('left to pay by hand: %s', (_, due, left, after, told) => {
  const options = { balance: owing(due), left: left === null ? null : usd(left), restriction: null };
  expect(leftToPayByHand(options, after === undefined ? undefined : usd(after))).toEqual(
    told === null ? null : usd(told),
  );
});

test.each<[OnlineRestriction, boolean]>([
  ['card', true],
  ['bank', true],
  ['cardAndBank', false],
  ['blocked', false],
])('an account that is restricted by %s pays online: %s', (restriction, told) => {
  const options = { balance: owing(100), left: null, restriction };
  expect(leftToPayByHand(options) !== null).toBe(told);
  expect(leftToPayByHand({ ...options, balance: owing(0), left: zero }, usd(100)) !== null).toBe(told);
});
