import { expect, test } from 'vitest';
import type { BusinessDate } from '../dates/business-date.ts';
import { chargeNameOn, repairPlanName, repairPlanNames } from './repair-plan.ts';

const { before, since } = repairPlanNames;

test.each<[BusinessDate, typeof before | typeof since]>([
  ['2025-08-19', before],
  ['2025-08-20', since],
  ['2025-08-21', since],
  ['2023-01-31', before],
  ['2026-11-21', since],
])('a bill of %s calls the repair plan by its name of that day', (billDate, name) => {
  expect(repairPlanName(billDate)).toEqual(name);
  expect(chargeNameOn(before, billDate)).toEqual(name);
  expect(chargeNameOn(since, billDate)).toEqual(name);
});

test('anything else is called what the biller calls it', () => {
  const internet = { en: 'Business Internet 600', es: 'Internet para negocios 600' };
  expect(chargeNameOn(internet, '2025-08-20')).toBe(internet);
});
