import { expect, test } from 'vitest';
import type { Service } from './account.ts';
import { awaitsInstallation, isEligibleFor } from './service-eligibility.ts';

const internet = { service: 'INTERNET', provisioned: true } as const;
const ordered = { service: 'VOICE', provisioned: false } as const;

test.each<[readonly Service[], 'any' | 'VOICE', boolean, boolean]>([
  [[], 'any', false, false],
  [[internet], 'any', true, true],
  [[internet], 'VOICE', false, false],
  [[ordered], 'any', false, true],
  [[ordered], 'VOICE', false, true],
  [[internet, ordered], 'VOICE', false, true],
])('services %j: eligible for %s %s, for its equipment %s', (services, asked, plain, equipment) => {
  expect(isEligibleFor(services, asked)).toBe(plain);
  expect(isEligibleFor(services, asked, 'equipment')).toBe(equipment);
});

test('something is to be installed while a service is not provisioned', () => {
  expect([[], [internet], [internet, ordered]].map(awaitsInstallation)).toEqual([false, false, true]);
});
