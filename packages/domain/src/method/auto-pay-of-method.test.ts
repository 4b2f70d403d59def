import { expect, test } from 'vitest';
import { autoPayOfMethod } from './auto-pay-of-method.ts';

test.each([
  [[], null],
  [['allServices'], 'allServices'],
  [['mobile'], 'mobile'],
  [['mobile', 'allServices'], 'both'],
] as const)('a method that %j use is told as used for %s', (usedBy, use) => {
  expect(autoPayOfMethod({ usedBy: [...usedBy] })).toBe(use);
});
