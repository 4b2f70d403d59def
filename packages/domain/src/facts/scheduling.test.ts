import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { billingSummary } from './billing-summary.ts';
import { type Scheduling, schedulingOf } from './scheduling.ts';

const blocked = { card: false, bank: false, online: true };
const late = [charge('2026-11-01', 100)];
const open = [payment('unknown', 100, '2026-11-21')];

test.each<[string, Parameters<typeof factsWith>[0], Scheduling]>([
  ['nothing stands against it', { ledger: [charge('2026-12-05', 100)] }, 'anyDay'],
  ['something is past due', { ledger: late }, 'whilePastDue'],
  [
    'a pending payment covers some of it',
    { ledger: late, payments: [payment('pending', 99, '2026-11-21')] },
    'whilePastDue',
  ],
  [
    'a pending payment covers it',
    { ledger: late, payments: [payment('pending', 100, '2026-11-21')] },
    'untilPosted',
  ],
  [
    'a pending payment covers it, and the account is inactive',
    { account: { status: 'inactive' }, ledger: late, payments: [payment('pending', 100, '2026-11-21')] },
    'whileInactive',
  ],
  ['service is off, with nothing past due', { account: { serviceState: 'softDisconnected' } }, 'whileOff'],
  ['the account is inactive, with nothing past due', { account: { status: 'inactive' } }, 'whileInactive'],
  ['a payment is not confirmed', { ledger: late, payments: open }, 'afterConfirming'],
  ['nothing can be paid online', { account: { restrictions: blocked }, payments: open }, 'notOnline'],
])('%s', (_, given, expected) => {
  expect(schedulingOf(billingSummary(factsWith(given), new Date('2026-11-21T17:00:00Z')))).toBe(expected);
});
