import { expect, test } from 'vitest';
import { delayedStatement, promisedStatement, statementOnItsWay } from './statement-on-its-way.ts';

const october = { kind: 'bill', date: '2026-10-26' } as const;
const november = { kind: 'bill', date: '2026-11-26' } as const;
const newest = { billDate: october.date };

test.each([
  ['a later bill is asked for', [october, november], { billDate: november.date, expectedBy: '2026-11-28' }],
  ['none later than it is', [october], null],
  ['nothing is', [], null],
  ['what is later is no bill', [october, { kind: 'refund', date: november.date }], null],
] as const)('the newest statement that is out, where %s', (_, openCharges, expected) => {
  expect(statementOnItsWay(newest, openCharges)).toEqual(expected);
});

test.each([
  ['2026-11-26', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
] as const)('on %s the day of a statement that is on its way is promised: %s', (today, isPromised) => {
  const delayed = delayedStatement(november.date);
  expect(promisedStatement(delayed, today)).toEqual(isPromised ? delayed : null);
  expect(promisedStatement(null, today)).toBeNull();
});
