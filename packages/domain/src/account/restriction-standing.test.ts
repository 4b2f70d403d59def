import { expect, test } from 'vitest';
import { paysOnline } from './restriction-standing.ts';

test.each([
  { restriction: null, pays: true },
  { restriction: 'card', pays: true },
  { restriction: 'bank', pays: true },
  { restriction: 'cardAndBank', pays: false },
  { restriction: 'blocked', pays: false },
] as const)('an account with the restriction $restriction pays online: $pays', ({ restriction, pays }) => {
  expect(paysOnline(restriction)).toBe(pays);
});
