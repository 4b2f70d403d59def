import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { isOpenUntil } from './cut-off.ts';
import { leavingDay } from './leaving-day.ts';
import { type LeavingMoment, leavingMoment } from './leaving-moment.ts';

test.each<[BusinessDate, BusinessDate]>([
  ['2026-12-05', '2026-12-07'],
  ['2026-12-07', '2026-12-07'],
  ['2026-12-25', '2026-12-28'],
])('what is dated %s is charged to a card that day, and leaves a bank on %s', (date, leavesOn) => {
  expect(leavingDay(date, 'creditCard')).toBe(date);
  expect(leavingDay(date, 'bankAccount')).toBe(leavesOn);
});

test.each<[BusinessDate, LeavingMoment]>([
  ['2026-12-05', 'toCome'],
  ['2026-12-06', 'due'],
  ['2026-12-09', 'due'],
  ['2026-12-10', 'missed'],
  ['2027-12-06', 'missed'],
])('on %s money dated December 6 is %s', (today, moment) => {
  expect(leavingMoment('2026-12-06', today)).toBe(moment);
});

test('whenever somebody looks, money leaves on its day or in the three days after it, and at no other time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
      const isDue = leavingMoment('2026-12-06', addDays('2026-12-06', days)) === 'due';
      expect(isDue).toBe(days >= 0 && days <= 3);
    }),
  );
});

const newYork = 'America/New_York';
const honolulu = 'Pacific/Honolulu';
test.each([
  ['2026-12-04T23:59:00Z', newYork, true],
  ['2026-12-06T00:59:59Z', newYork, true],
  ['2026-12-06T01:00:00Z', newYork, false],
  ['2026-12-06T05:00:00Z', newYork, false],
  ['2026-12-06T05:59:59Z', honolulu, true],
  ['2026-12-06T06:00:00Z', honolulu, false],
])('at %s in %s a change by 20:00 on December 5 is in time: %s', (instant, zone, isOpen) => {
  expect(isOpenUntil('2026-12-05', '20:00', new Date(instant), zone)).toBe(isOpen);
});
