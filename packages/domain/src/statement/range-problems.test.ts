import { expect, it } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { type RangeProblems, rangeProblems, readRange } from './range-problems.ts';

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

it.each([
  ['from=&to=', null, null, {}],
  ['', null, null, {}],
  ['from=2026-10-01&to=2026-11-20', '2026-10-01', '2026-11-20', {}],
  ['from=2026-02-30&to=2026-11-20', null, '2026-11-20', { from: 'notADate' }],
  ['from=2026-10-01&to=yesterday', '2026-10-01', null, { to: 'notADate' }],
  ['from=2026-10-01', '2026-10-01', null, { to: 'notADate' }],
  ['from=2026-11-01&to=2026-10-01', '2026-11-01', '2026-10-01', { to: 'fromAfterTo' }],
  ['from=2026-10-01&to=2027-01-01', '2026-10-01', '2027-01-01', { to: 'inFuture' }],
] as const)('the address %j keeps what makes sense, and tells what does not', (query, from, to, problems) => {
  expect(readRange(new URLSearchParams(query), '2026-11-21')).toEqual({ from, to, problems });
});
