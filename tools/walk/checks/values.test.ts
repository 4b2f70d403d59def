import { expect, test } from 'vitest';
import { centsIn, dayIn } from './values.ts';

test.each([
  ['Pay $178.25', 17_825],
  ['$1,234,567.89 is due', 123_456_789],
  ['\u2212$50.00', -5_000],
  ['-$0.05', -5],
  ['Past due since October 3', null],
  ['$12', null],
])('the amount in "%s" is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test.each([
  ['en', 'Due December 6', '12-06'],
  ['en', 'Sunday, November 22', '11-22'],
  ['en', 'Nov 2, 2026', '11-02'],
  ['en', 'Maybe later', null],
  ['en', 'In May it was less', null],
  ['es', 'Vence el 6 de diciembre', '12-06'],
  ['es', 'Domingo, 22 de noviembre', '11-22'],
  ['es', '2 nov 2026', '11-02'],
  ['es', 'Subió respecto a octubre', null],
] as const)('in %s the day in "%s" is %s', (language, text, day) => {
  expect(dayIn(text, language)).toBe(day);
});
