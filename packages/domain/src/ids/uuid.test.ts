import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('every UUID is one, in either case', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect([isUuid(id), isUuid(id.toUpperCase())]).toEqual([true, true]);
    }),
  );
});

test.each([
  '',
  'not a uuid',
  '01a1fdd19ae670008db9ca6bc6994b43',
  '{01a1fdd1-9ae6-7000-8db9-ca6bc6994b43}',
  '01a1fdd1-9ae6-7000-8db9-ca6bc6994b4',
  '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43\n',
  '01a1fdd1-9ae6-7000-8db9-ca6bc6994b4\u0000',
  '01a1fdd1-9ae6-7000-8db9-ca6bc6994b4g',
])('%j is none', (text) => {
  expect(isUuid(text)).toBe(false);
});
