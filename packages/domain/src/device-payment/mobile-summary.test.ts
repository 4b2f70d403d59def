import { expect, test } from 'vitest';
import { factsWith, payment } from '../../test/sample-facts.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { usd } from '../money/arithmetic.ts';
import { type MobileBillObstacle, mobileSummary } from './mobile-summary.ts';

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
  expect(mobileSummary(facts)?.bill?.obstacle).toBe(obstacle);
});
