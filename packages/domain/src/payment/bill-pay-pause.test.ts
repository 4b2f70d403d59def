import { describe, expect, test } from 'vitest';
import { billPayPauseEnd, billPayPauseIn } from './bill-pay-pause.ts';

const now = new Date('2026-11-21T20:00:00Z');

test.each([
  [60, '2026-11-21T20:01:00.000Z'],
  [null, '2026-11-21T20:05:00.000Z'],
  [86_400, '2026-11-21T20:15:00.000Z'],
  [-5, '2026-11-21T20:00:00.000Z'],
])('asked to wait %s seconds, it is asked again from %s on', (seconds, end) => {
  expect(billPayPauseEnd(now, seconds).toISOString()).toBe(end);
});

describe('a pause that was kept', () => {
  test('holds until its end', () => {
    expect(billPayPauseIn('2026-11-21T20:05:00.000Z', now)).toEqual(new Date('2026-11-21T20:05:00.000Z'));
  });

  test.each([
    ['nothing', null],
    ['one that is over', '2026-11-21T20:00:00.000Z'],
    ['one that is longer than any', '2026-11-21T20:15:01.000Z'],
    ['something else', 'true'],
    ['an empty one', ''],
  ])('is none where %s was kept', (_case, kept) => {
    expect(billPayPauseIn(kept, now)).toBeNull();
  });
});
