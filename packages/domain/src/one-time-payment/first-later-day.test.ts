import { expect, test } from 'vitest';
import { factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { defaultPaymentSettings as settings } from '../payment/settings.ts';
import { firstLaterDay } from './first-later-day.ts';
import { dateProblem, paymentDateWindow } from './payment-date.ts';

const today: BusinessDate = '2026-11-21';
const afternoon = '2026-11-21T15:04:00-05:00';
const twoScheduled = factsWith({
  payments: [5, 9].map((days) => payment('scheduled', 100, addDays(today, days))),
});

test.each<[string, AccountFacts, BusinessDate]>([
  [afternoon, factsWith(), addDays(today, 1)],
  ['2026-11-21T20:00:00-05:00', factsWith(), addDays(today, 2)],
  [afternoon, twoScheduled, today],
])('at %s the first other day offered is one that can be paid on', (instant, facts, first) => {
  const window = paymentDateWindow(facts, settings, fixedClock(instant));
  expect(firstLaterDay(window)).toBe(first);
  expect(dateProblem(first, window)).toBeNull();
});
