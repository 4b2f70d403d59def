import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accountAuthorizationsAnHour,
  authorizationHourMs,
  authorizationsAnHour,
  authorizationWait,
} from './authorization-pace.ts';

const now = new Date('2026-11-21T17:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
/** So many, the newest a minute ago, and one more each minute before. */
const given = (count: number, isOwn = true) =>
  Array.from({ length: count }, (_, index) => ({ at: minutesAgo((index % 59) + 1), isOwn }));

test.each([
  ['the first of the hour', 1, 0, null],
  ['the last that goes through', 1, authorizationsAnHour - 1, null],
  ['one too many, which waits for the oldest', 1, authorizationsAnHour, 40 * 60],
  ['of two services, of which one would be too many', 2, authorizationsAnHour - 1, 41 * 60],
  ['of two services, which wait for two', 2, authorizationsAnHour, 41 * 60],
  ['taking one back, however many there were', 0, 10 * authorizationsAnHour, null],
])('%s', (_what, asked, before, seconds) => {
  expect(authorizationWait(asked, given(before), now)).toBe(seconds);
});

test.each([
  ['a colleague who has given as many as one may', authorizationsAnHour, null],
  ['colleagues who left one', accountAuthorizationsAnHour - 1, null],
  ['colleagues who left none, of which the oldest is waited for', accountAuthorizationsAnHour, 60],
])('%s', (_what, before, seconds) => {
  expect(authorizationWait(1, given(before, false), now)).toBe(seconds);
});

test('whoever has waited as told goes through, and nobody a second before', () => {
  // As many as are too many: with fewer nothing has to wait.
  const age = fc.integer({ min: 0, max: authorizationHourMs - 1 });
  const instants = fc.array(age, { minLength: authorizationsAnHour, maxLength: 100, size: 'max' });
  const colleagues = fc.array(age, { maxLength: 100, size: 'max' });
  fc.assert(
    fc.property(instants, colleagues, fc.integer({ min: 1, max: 2 }), (ages, others, asked) => {
      const ofAge = (isOwn: boolean) => (age: number) => ({ at: new Date(now.getTime() - age), isOwn });
      const before = [...ages.map(ofAge(true)), ...others.map(ofAge(false))];
      const seconds = authorizationWait(asked, before, now);
      const waitAfter = (waited: number) => {
        const then = new Date(now.getTime() + waited * 1_000);
        const still = before.filter(({ at }) => at.getTime() > then.getTime() - authorizationHourMs);
        return authorizationWait(asked, still, then);
      };
      if (seconds === null) throw new Error('Nothing was too many');
      expect(waitAfter(seconds)).toBeNull();
      expect(waitAfter(seconds - 1)).not.toBeNull();
    }),
  );
});
