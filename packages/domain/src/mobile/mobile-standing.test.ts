import { expect, test } from 'vitest';
import { mobileStandings } from './mobile-standing.ts';

test('mobile service that was interrupted is back within one to two hours, not within minutes', () => {
  expect(mobileStandings.hotlined.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.temporarilyDisconnected.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.pastDue.restores).toBeNull();
});
