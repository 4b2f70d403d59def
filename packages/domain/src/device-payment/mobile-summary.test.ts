import { expect, test } from 'vitest';
import { card, factsWith, payment } from '../../test/sample-facts.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { type MobileBillObstacle, mobileSummary } from './mobile-summary.ts';

const now = new Date('2026-11-21T17:00:00.000Z');
const mobile: MobileAccount = {
  status: 'active',
  serviceState: 'temporarilyDisconnected',
  pastDue: usd(4_000),
  bill: { amount: usd(9_000), dueDate: '2026-12-04' },
  devices: [],
};
const cardsBlocked = { restrictions: { card: true, bank: false, online: false } };

test.each<[string, Parameters<typeof factsWith>[0], MobileBillObstacle | null]>([
  ['nothing else is being paid', {}, null],
  ['a payment of the account is running', { payments: [payment('running', 100)] }, 'confirmingPayment'],
  [
    'one of the account is with support',
    { payments: [payment('unknown', 100, '2026-11-19', { inSupportQueue: true })] },
    null,
  ],
  ['the account may use no cards', { account: cardsBlocked }, 'noCards'],
  [
    'it may use none, and a payment is running',
    { account: cardsBlocked, payments: [payment('running', 100)] },
    'noCards',
  ],
])('why the mobile bill cannot be paid where %s, whatever is past due of it', (_case, given, obstacle) => {
  const facts: AccountFacts = { ...factsWith(given), mobile };
  expect(mobileSummary(facts, now)?.bill?.obstacle).toBe(obstacle);
});

const mobileAutoPay: AutoPayEnrolment = {
  id: 'mobile-auto-pay',
  scope: 'mobile',
  method: snapshotOf(card()),
  debitDay: 4,
  lastDebitDate: '2026-11-04',
  authorization: {
    textVersion: '2026-03-mobile',
    language: 'en',
    acceptedAt: '2026-03-01T15:00:00.000Z',
    acceptedBy: 'Dana',
  },
};

test.each<[string, Partial<AccountFacts>, string | null]>([
  ['mobile Auto Pay is on', { mobileAutoPay, methods: [card()] }, '2026-12-04'],
  ['its card is saved no more', { mobileAutoPay, methods: [] }, null],
  ['it is not', {}, null],
  [
    'its card works through that month',
    { mobileAutoPay, methods: [card({ expirationDate: '2026-12' })] },
    '2026-12-04',
  ],
  ['its card has expired by then', { mobileAutoPay, methods: [card({ expirationDate: '2026-11' })] }, null],
  ['its card is restricted', { mobileAutoPay, methods: [card({ isRestricted: true })] }, null],
  [
    'nothing is owed on the bill',
    { mobileAutoPay, mobile: { ...mobile, pastDue: zero, bill: { amount: zero, dueDate: '2026-12-04' } } },
    null,
  ],
])('the day on which Auto Pay takes the mobile bill, where %s', (_case, given, day) => {
  expect(mobileSummary({ ...factsWith({}), mobile, ...given }, now)?.autoPayDate).toBe(day);
});
