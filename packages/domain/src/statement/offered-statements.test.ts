import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { isOffered, statementsStanding } from './offered-statements.ts';

const today: BusinessDate = '2026-11-21';

test.each<[BusinessDate, boolean, boolean]>([
  ['2026-11-21', true, true],
  ['2026-11-20', true, true],
  ['2026-11-20', false, false],
  ['2026-11-22', true, false],
  ['2024-11-21', true, true],
  ['2024-11-20', true, false],
  ['2024-12-01', false, false],
])('the statement of %s, out: %s, is offered: %s', (billDate, isReleased, offered) => {
  expect(isOffered({ billDate, isReleased }, today)).toBe(offered);
});

test('24 months before a leap day end with February', () => {
  expect(isOffered({ billDate: '2026-02-28', isReleased: true }, '2028-02-29')).toBe(true);
});

test('an account’s statements stand as its newest bill does', () => {
  expect(statementsStanding(null)).toEqual({ standing: 'newCustomer', delayed: null });
  expect(statementsStanding({ billDate: '2026-11-20', isReleased: true })).toEqual({
    standing: 'available',
    delayed: null,
  });
  expect(statementsStanding({ billDate: '2026-11-20', isReleased: false })).toEqual({
    standing: 'delayed',
    delayed: { billDate: '2026-11-20', expectedBy: '2026-11-22' },
  });
});
