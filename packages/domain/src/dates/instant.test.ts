import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInstant } from './instant.ts';

test.each([
  ['2026-11-21T20:04:00.000Z', true],
  ['2028-02-29T23:59:59.999Z', true],
  ['2026-02-29T00:00:00.000Z', false],
  ['2026-02-30T00:00:00.000Z', false],
  ['2026-11-21T24:00:00.000Z', false],
  ['2026-11-21T25:61:61.000Z', false],
  ['2026-11-21T23:59:60.000Z', false],
  ['2026-11-21T20:04:00Z', false],
  ['2026-11-21T20:04:00.000000Z', false],
  ['2026-11-21T20:04:00.000', false],
  ['2026-11-21T15:04:00.000-05:00', false],
  ['2026-11-21 20:04:00.000Z', false],
  ['2026-11-21', false],
  ['0000-01-01T00:00:00.000Z', false],
  ['9999-12-31T23:59:59.999Z', true],
  ['+012026-11-21T20:04:00.000Z', false],
  ['infinity', false],
  ['now', false],
  ['', false],
])('%j is an instant: %s', (text, exists) => {
  expect(isInstant(text)).toBe(exists);
});

test('every instant of four-digit years is one as it is written', () => {
  const range = {
    min: new Date('0001-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(range), (instant) => {
      expect(isInstant(instant.toISOString())).toBe(true);
    }),
  );
});
