import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, fixedClock, hasReached, systemClock, timeIn } from './clock.ts';

const newYork = 'America/New_York';

test.each([
  ['2026-11-21T04:59:59Z', newYork, '2026-11-20'],
  ['2026-11-21T05:00:00Z', newYork, '2026-11-21'],
  ['2026-11-21T09:59:59Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-11-21T10:00:00Z', 'Pacific/Honolulu', '2026-11-21'],
  // Summer time: four hours behind, not five.
  ['2026-07-01T03:59:59Z', newYork, '2026-06-30'],
  ['2026-07-01T04:00:00Z', newYork, '2026-07-01'],
  // The day on which clocks go forward is 23 hours long, the other 25.
  ['2026-03-08T04:59:59Z', newYork, '2026-03-07'],
  ['2026-03-09T03:59:59Z', newYork, '2026-03-08'],
  ['2026-03-09T04:00:00Z', newYork, '2026-03-09'],
  ['2026-11-01T03:59:59Z', newYork, '2026-10-31'],
  ['2026-11-02T04:59:59Z', newYork, '2026-11-01'],
  ['2026-11-02T05:00:00Z', newYork, '2026-11-02'],
  // Arizona keeps its clocks.
  ['2026-07-01T06:59:59Z', 'America/Phoenix', '2026-06-30'],
  ['2026-07-01T07:00:00Z', 'America/Phoenix', '2026-07-01'],
])('at %s it is, in %s, %s', (instant, zone, day) => {
  expect(dayIn(new Date(instant), zone)).toBe(day);
});

test.each([
  ['2026-11-22T00:59:59.999Z', '20:00', newYork, false],
  ['2026-11-22T01:00:00.000Z', '20:00', newYork, true],
  ['2026-11-22T04:59:59Z', '20:00', newYork, true],
  ['2026-11-22T05:00:00Z', '20:00', newYork, false],
  ['2026-07-01T23:59:59Z', '20:00', newYork, false],
  ['2026-07-02T00:00:00Z', '20:00', newYork, true],
  ['2026-11-22T05:59:59Z', '20:00', 'Pacific/Honolulu', false],
  ['2026-11-22T06:00:00Z', '20:00', 'Pacific/Honolulu', true],
  ['2026-11-21T14:04:00Z', '09:05', newYork, false],
  ['2026-11-21T14:05:00Z', '09:05', newYork, true],
])('at %s the cut-off of %s in %s is reached: %s', (instant, cutOff, zone, reached) => {
  expect(hasReached(cutOff, new Date(instant), zone)).toBe(reached);
});

test('the customer’s day agrees with what Intl calls it, in every zone of the country, at any instant', () => {
  const zones = [newYork, 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Pacific/Honolulu'];
  const from = new Date('2020-01-01T00:00:00Z');
  const to = new Date('2040-01-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.date({ min: from, max: to, noInvalidDate: true }),
      fc.constantFrom(...zones),
      (instant, zone) => {
        const expected = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        expect(dayIn(instant, zone)).toBe(expected.format(instant));
      },
    ),
  );
});

test.each(['2026-03-08T06:00:00Z', '2026-11-01T05:00:00Z'])(
  'every minute of the hours around %s, when clocks change, shows the time that Intl shows',
  (start) => {
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: newYork, timeStyle: 'short' });
    for (let minute = 0; minute < 180; minute += 1) {
      const instant = new Date(Date.parse(start) + minute * 60_000);
      expect(timeIn(instant, newYork)).toBe(shown.format(instant));
    }
  },
);

test('a fixed clock stands still, and hands out dates that nobody can move for others', () => {
  const clock = fixedClock('2026-11-21T15:04:00-05:00');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2026-11-21T20:04:00.000Z');
});

test('the system clock tells the time', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
