import { expect, test } from 'vitest';
import { authorizationsAnHour, isAuthorizedTooOften } from './authorization-pace.ts';

test.each([
  ['the first of the hour', 1, 0, false],
  ['the last that goes through', 1, authorizationsAnHour - 1, false],
  ['one too many', 1, authorizationsAnHour, true],
  ['of two services, of which one would be too many', 2, authorizationsAnHour - 1, true],
  ['taking one back, however many there were', 0, 10 * authorizationsAnHour, false],
])('%s', (_what, asked, before, isTooOften) => {
  expect(isAuthorizedTooOften(asked, before)).toBe(isTooOften);
});
