import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import {
  expirationProblem,
  isExpired,
  isExpiringSoon,
  isLastMonthOf,
  parseExpiration,
  toTypedExpiration,
} from './card-expiration.ts';

const today: BusinessDate = '2026-11-21';

test.each([
  ['0829', '2029-08'],
  ['08/29', '2029-08'],
  ['8/29', '2029-08'],
  ['08 / 29', '2029-08'],
  ['08-29', '2029-08'],
  ['08/2029', '2029-08'],
  ['8/2029', '2029-08'],
  ['082029', '2029-08'],
  ['2029-08', '2029-08'],
  [' 1226 ', '2026-12'],
  ['0126', '2026-01'],
])('an expiry written %j is %s', (text, expiration) => {
  expect(parseExpiration(text)).toBe(expiration);
});

test.each([
  '',
  '8',
  '829',
  '0029',
  '1329',
  '13/29',
  '00/29',
  '0/29',
  '08/2',
  '08/029',
  '08//29',
  '2029-13',
  '2029/08',
  'Aug 29',
  '08292',
  '0829a',
])('%j is no month of a year', (text) => {
  expect(parseExpiration(text)).toBeNull();
  expect(expirationProblem(text, { today })).toBe('notADate');
});

test('every month of the century reads back however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
      const mm = String(month).padStart(2, '0');
      const yy = String(year).slice(2);
      const expiration = `${year}-${mm}`;
      expect(toTypedExpiration(expiration)).toBe(`${mm}/${yy}`);
      for (const text of [`${mm}${yy}`, `${mm}/${yy}`, `${mm}/${year}`, expiration, `${month}/${yy}`]) {
        expect(parseExpiration(text)).toBe(expiration);
      }
    }),
  );
});

test.each<[string, BusinessDate, string | null]>([
  ['10/26', today, 'expired'],
  ['11/26', today, null],
  ['11/26', '2026-11-30', null],
  ['11/46', today, null],
  ['12/46', today, 'tooFarAhead'],
  ['11/26', '2026-12-01', 'beforePaymentDate'],
  ['12/26', '2026-12-31', null],
  ['12/26', '2027-01-01', 'beforePaymentDate'],
])('a card good through %s, for a payment on %s: %s', (text, paymentDate, problem) => {
  expect(expirationProblem(text, { today, paymentDate })).toBe(problem);
});

test('without a payment date, today is meant', () => {
  expect(expirationProblem('11/26', { today })).toBeNull();
  expect(expirationProblem('10/26', { today })).toBe('expired');
});

test('no text makes reading an expiry fail', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,2}[/-]?\d{2,4}$/),
    fc.constantFrom('01/0000', '0000-01', '12/9999'),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => expirationProblem(text, { today })).not.toThrow();
    }),
  );
});

test.each<[BusinessDate, boolean]>([
  ['2026-11-30', false],
  ['2026-12-01', true],
])('a card of 11/26 on %s: expired %s', (day, expired) => {
  expect(isExpired('2026-11', day)).toBe(expired);
});

test.each<[string, BusinessDate, boolean]>([
  ['2026-10', today, false],
  ['2026-11', today, true],
  ['2026-12', today, true],
  ['2027-01', today, false],
  ['2027-01', '2026-12-31', true],
  ['2027-02', '2027-01-31', true],
  ['2027-03', '2027-01-31', false],
])('a card of %s on %s: expiring soon %s', (expiration, day, soon) => {
  expect(isExpiringSoon(expiration, day)).toBe(soon);
});

test.each([
  ['2026-10', '2026-11-01', false],
  ['2026-11', '2026-11-01', true],
  ['2026-11', '2026-11-30', true],
  ['2026-12', '2026-11-30', false],
  ['2027-11', '2026-11-30', false],
] as const)('a card of %s on %s: in its last month %s', (expiration, day, isLast) => {
  expect(isLastMonthOf(expiration, day)).toBe(isLast);
});

test('no card is expired and expiring soon at once, and none expires unannounced', () => {
  fc.assert(
    fc.property(
      fc.nat(4_000),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2026, max: 2036 }),
      (days, m, y) => {
        const day = addDays('2026-01-01', days);
        const expiration = `${y}-${String(m).padStart(2, '0')}`;
        expect(isExpired(expiration, day) && isExpiringSoon(expiration, day)).toBe(false);
        if (isExpired(expiration, addDays(day, 1)) && !isExpired(expiration, day)) {
          expect(isExpiringSoon(expiration, day)).toBe(true);
        }
      },
    ),
  );
});
