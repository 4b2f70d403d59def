import { expect, it } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { type RangeProblems, rangeProblems } from './range-problems.ts';

type Row = [string, BusinessDate | null, BusinessDate | null, Partial<RangeProblems>];

it.each<Row>([
  ['two days', '2026-09-01', '2026-11-20', {}],
  ['one day', '2026-11-20', '2026-11-20', {}],
  ['up to today', '2026-11-01', '2026-11-23', {}],
  ['no first day', null, '2026-11-20', { from: 'notADate' }],
  ['no last day', '2026-11-20', null, { to: 'notADate' }],
  ['no day at all', null, null, { from: 'notADate', to: 'notADate' }],
  ['the wrong order', '2026-11-20', '2026-11-19', { to: 'fromAfterTo' }],
  ['a last day to come', '2026-11-20', '2026-11-24', { to: 'inFuture' }],
  ['both days to come', '2026-11-24', '2026-11-25', { from: 'inFuture' }],
])('a range of %s', (_, from, to, problems) => {
  expect(rangeProblems(from, to, '2026-11-23')).toEqual(problems);
});
