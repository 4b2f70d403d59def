import { describe, expect, test } from 'vitest';
import { bankAccount, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import { autoPayMethodProblem, debitedServices } from '../method/auto-pay-method.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { mobileBillAfter, mobileBillId, paidMobileBill } from '../mobile/mobile-bill.ts';
import { usd, zero } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import { debitTurn } from './debit-turn.ts';
import { mobileBillFacts } from './mobile-bill-facts.ts';
import { accountNews } from './news.ts';
import { nextDebit } from './next-debit.ts';
import { restoredByPaying } from './service-restored.ts';
import { standingOn } from './standing.ts';

const today = '2026-11-21';
const now = new Date(`${today}T17:00:00.000Z`);
const mobile: MobileAccount = {
  status: 'active',
  serviceState: 'connected',
  pastDue: zero,
  bill: { amount: usd(18_640), dueDate: '2026-11-30' },
  devices: [],
};
const by: AutoPayEnrolment = {
  id: 'mobile-auto-pay',
  scope: 'mobile',
  method: snapshotOf(card()),
  debitDay: 30,
  lastDebitDate: '2026-10-30',
  authorization: {
    textVersion: '2026-03-mobile',
    language: 'en',
    acceptedAt: '2026-03-01T15:00:00.000Z',
    acceptedBy: 'Dana',
  },
};
const facts: AccountFacts = {
  ...factsWith({ methods: [card(), bankAccount()], ledger: [charge('2026-12-05', 17_325)] }),
  mobile,
  mobileAutoPay: by,
};
const owing = (changed: Partial<MobileAccount>): AccountFacts => ({
  ...facts,
  mobile: { ...mobile, ...changed },
});
const paid = (cents: number, change: Parameters<typeof payment>[3] = {}) =>
  payment('successful', cents, today, { device: paidMobileBill(facts), ...change });

test('what it comes to is what is owed, and nothing of the account is', () => {
  expect(balanceOn(mobileBillFacts(facts, today), today)).toMatchObject({
    amountDue: usd(18_640),
    pastDue: zero,
    nextDueDate: '2026-11-30',
  });
  expect(balanceOn(facts, today).amountDue).toEqual(usd(17_325));
});

test('what is past due of it is past due, and the rest is due on its day', () => {
  const late = owing({ pastDue: usd(8_640) });
  expect(balanceOn(mobileBillFacts(late, today), today)).toMatchObject({
    amountDue: usd(18_640),
    pastDueNet: usd(8_640),
    newCharges: usd(10_000),
  });
});

test('whose biller has stated none, nothing is owed', () => {
  expect(balanceOn(mobileBillFacts(owing({ bill: null }), today), today).amountDue).toEqual(zero);
  expect(balanceOn(mobileBillFacts({ ...facts, mobile: null }, today), today).amountDue).toEqual(zero);
});

test.each([
  ['connected', zero, 'current'],
  ['hotlined', usd(100), 'hotlined'],
  ['temporarilyDisconnected', usd(100), 'temporarilyDisconnected'],
  // Nothing is past due any more: the network puts it back.
  ['hotlined', zero, 'current'],
] as const)('its standing is that of mobile service: %s', (serviceState, pastDue, name) => {
  expect(standingOn(mobileBillFacts(owing({ serviceState, pastDue }), today), today).name).toBe(name);
});

test('an account that has ended has no mobile Auto Pay either', () => {
  const ended = { ...facts, account: { ...facts.account, status: 'disconnected' as const } };
  expect(standingOn(mobileBillFacts(ended, today), today).allowsAutoPay).toBe(false);
});

test('its payments alone count, and one on its way is off what is due', () => {
  const device = { id: 'phone', name: 'A phone', lineLastFour: '0148' };
  const known = {
    ...facts,
    payments: [payment('pending', 1_000)],
    devicePayments: [payment('unknown', 2_000, today, { device }), paid(3_000, { status: 'unknown' })],
  };
  expect(balanceOn(mobileBillFacts(known, today), today)).toMatchObject({
    pending: usd(3_000),
    amountDue: usd(15_640),
  });
});

test('paid, it is less: what is past due goes first', () => {
  expect(mobileBillAfter({ ...mobile, pastDue: usd(8_640) }, usd(10_000))).toMatchObject({
    pastDue: zero,
    bill: { amount: usd(8_640), dueDate: '2026-11-30' },
  });
  expect(mobileBillAfter({ ...mobile, pastDue: usd(8_640) }, usd(1_000)).pastDue).toEqual(usd(7_640));
});

test('mobile Auto Pay debits it on its day, and all services’ the account', () => {
  const both = {
    ...facts,
    autoPay: {
      ...by,
      id: 'all',
      scope: 'allServices' as const,
      debitDay: 5,
      lastDebitDate: '2026-11-05' as const,
    },
  };
  const turn = (id: string, day: typeof today | '2026-11-30' | '2026-12-05') =>
    debitTurn(both, id, day, defaultAutoPaySettings);
  expect(turn(by.id, today)).toMatchObject({ turn: 'wait', after: { lookOn: '2026-11-30' } });
  expect(turn(by.id, '2026-11-30')).toMatchObject({ turn: 'debit', amount: usd(18_640), on: '2026-11-30' });
  expect(turn('all', '2026-12-05')).toMatchObject({ turn: 'debit', amount: usd(17_325) });
  expect(nextDebit(both, today)?.estimatedAmount).toEqual(usd(17_325));
});

test('a debit of it that failed is news of the account, until the bill is paid', () => {
  const declined = paid(18_640, {
    id: 'declined',
    status: 'failed',
    statusReason: 'LW-PAY-010',
    channel: 'autoPay',
    failedAt: '2026-11-21T15:00:00.000Z',
  });
  const failed = { ...facts, devicePayments: [declined] };
  expect(accountNews(failed, now).failed).toMatchObject([{ how: 'autoPay', payment: { id: 'declined' } }]);
  const later = paid(18_640, { id: 'later', requestedAt: '2026-11-21T16:00:00.000Z' });
  expect(accountNews({ ...failed, devicePayments: [declined, later] }, now).failed).toEqual([]);
});

test.each([
  ['all that is past due', 12_418, '2026-11-21T19:00:00.000Z'],
  ['a part of it', 12_417, null],
] as const)('paying %s of it tells when service is back: two hours later at the latest', (_, cents, at) => {
  const off = owing({
    serviceState: 'temporarilyDisconnected',
    pastDue: usd(12_418),
    bill: { amount: usd(31_058), dueDate: '2026-11-30' },
  });
  expect(restoredByPaying(off, paidMobileBill(off), usd(cents), now)).toBe(at);
});

test('a device that is paid brings nothing back', () => {
  const off = owing({ serviceState: 'hotlined', pastDue: usd(100) });
  const device = { id: 'phone', name: 'A phone', lineLastFour: '0148' };
  expect(restoredByPaying(off, device, usd(100), now)).toBeNull();
  expect(mobileBillId(off)).toBe(off.account.id);
});

test.each([
  ['allServices', true, 'massManagedTakesCards'],
  ['allServices', false, null],
  ['mobile', true, 'mobileTakesCards'],
] as const)('a bank account for %s, managed together: %s', (scope, massManaged, problem) => {
  const services = debitedServices({ massManaged }, scope);
  const days = { today, firstDebit: '2026-11-30' } as const;
  expect(autoPayMethodProblem(bankAccount(), services, facts.account.restrictions, days)).toBe(problem);
});

describe('a mobile bill that came after', () => {
  const next = { ...mobile, bill: { amount: usd(8_000), dueDate: '2026-12-27' as const } };

  test('is not taken by the last debit of a mobile Auto Pay that was canceled', () => {
    const last = { ...by, id: 'last', debitDate: '2026-12-07' as const };
    const ended = { ...facts, mobileAutoPay: null, lastMobileAutoPay: last, mobile: next };
    expect(debitTurn(ended, 'last', '2026-12-07', defaultAutoPaySettings).turn).toBe('wait');
  });

  test('waits for its own day where the declined debit before it was paid by hand', () => {
    const declined = paid(8_000, { status: 'failed', channel: 'autoPay', paymentDate: '2026-12-06' });
    const enrolled = { ...by, debitDay: 6, lastDebitDate: '2026-12-06' as const };
    const billed = { ...facts, mobileAutoPay: enrolled, devicePayments: [declined], mobile: next };
    expect(nextDebit(mobileBillFacts(billed, '2026-12-08'), '2026-12-08')?.date).toBe('2027-01-06');
  });
});
