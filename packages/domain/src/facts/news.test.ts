import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { balanceOn } from './balance.ts';
import {
  type FailureReason,
  failureReasonOf,
  type UnseenFailure,
  unseenFailureOf,
} from './failed-payments.ts';
import { type AccountNews, accountNews, dismissibleNews } from './news.ts';
import { newsCases } from './news-names.ts';
import { serviceStandingAt } from './service-standing.ts';

const now = new Date('2026-11-21T20:04:00Z');
const today = '2026-11-21';
const soon = '2026-11-21T20:19:00.000Z';
const passed = '2026-11-21T20:00:00.000Z';
const due = '2026-12-05';
const paidFor = (restoresServiceBy: string | null, overrides: Partial<Payment> = {}) =>
  payment('successful', 10_000, today, { restoresServiceBy, ...overrides });
const offPaid = {
  account: { serviceState: 'softDisconnected' as const },
  ledger: [charge('2026-09-29', 10_000), posted(10_000)],
};
const offOwing = { ...offPaid, ledger: [charge('2026-09-29', 10_000)] };
const long = { softDisconnectDate: '2026-10-20' as const };

type Said = keyof AccountNews;

const before = '2026-11-18T15:00:00.000Z';
const earlier = '2026-11-19T15:00:00.000Z';
/** A payment that failed today at noon; asked for today as well, unless told otherwise. */
const failedNow = (overrides: Partial<Payment>) =>
  payment('failed', 500, today, { failedAt: '2026-11-21T17:00:00.000Z', ...overrides });

/** The names of what is said. */
function saidOf(facts: AccountFacts): Said[] {
  const news = accountNews(facts, now);
  const names = [
    'restoring',
    'callToRestore',
    'checkingUntil',
    'withSupport',
    'failed',
    'returned',
    'confirmed',
  ] as const;
  return names.filter((name) => {
    const value = news[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

test.each<[string, Parameters<typeof factsWith>[0], Said[], ReturnType<typeof serviceStandingAt>]>([
  ['nothing happened', { ledger: [charge(due, 500)] }, [], 'on'],
  ['service is off and owed for', offOwing, [], 'off'],
  ['service is limited and owed for', { ...offOwing, account: { serviceState: 'hotlined' } }, [], 'limited'],
  ['50 days past due', { ledger: [charge('2026-10-02', 500)] }, [], 'off'],
  ['paid, and on its way back', { ...offPaid, payments: [paidFor(soon)] }, ['restoring'], 'restoring'],
  ['paid, and the time is over', { ...offPaid, payments: [paidFor(passed)] }, [], 'on'],
  [
    'a bank payment on its way restores as well',
    { ...offOwing, payments: [paidFor(soon, { status: 'pending' })] },
    ['restoring'],
    'restoring',
  ],
  [
    '50 days past due, paid, on its way back',
    { ledger: [charge('2026-10-02', 500), posted(500)], payments: [paidFor(soon)] },
    ['restoring'],
    'restoring',
  ],
  [
    'the payment was sent back',
    { ...offOwing, payments: [paidFor(soon, { status: 'returned' })] },
    [],
    'off',
  ],
  ['paid, and past due again', { ...offOwing, payments: [paidFor(passed)] }, [], 'off'],
  [
    'paid before service was turned off again',
    {
      ...offPaid,
      account: { serviceState: 'softDisconnected', softDisconnectDate: today },
      payments: [paidFor(passed, { paymentDate: '2026-11-10' })],
    },
    [],
    'off',
  ],
  [
    'disconnected and owing',
    { account: { status: 'disconnected' }, ledger: [charge('2026-08-01', 500)] },
    [],
    'disconnected',
  ],
  ['disconnected and paid', { account: { status: 'disconnected' } }, ['callToRestore'], 'disconnected'],
  [
    'inactive, the final bill not due yet',
    { account: { status: 'inactive' }, ledger: [charge(due, 500)] },
    ['callToRestore'],
    'disconnected',
  ],
  ['76 days past due', { ledger: [charge('2026-09-06', 500)] }, [], 'disconnected'],
  [
    '76 days past due, a payment on its way',
    { ledger: [charge('2026-09-06', 500)], payments: [payment('pending', 500)] },
    ['callToRestore'],
    'disconnected',
  ],
  [
    'paid after equipment was asked for',
    { account: long, ledger: [charge(due, 500)], payments: [paidFor(null)] },
    ['callToRestore'],
    'disconnected',
  ],
  [
    'paid before equipment was asked for',
    { account: { softDisconnectDate: '2026-11-01' }, ledger: [charge(due, 500)], payments: [paidFor(null)] },
    [],
    'on',
  ],
  [
    'paid on day 75 by bank, and 76 days past due since',
    {
      ledger: [charge('2026-09-06', 500)],
      payments: [payment('pending', 500, '2026-11-20', { restoresServiceBy: passed })],
    },
    [],
    'on',
  ],
  ['being checked', { payments: [payment('unknown', 500, today)] }, ['checkingUntil'], 'on'],
  [
    'scheduled for today, and being checked',
    { payments: [payment('unknown', 500, today, { requestedAt: '2026-11-18T15:00:00.000Z' })] },
    [],
    'on',
  ],
  [
    'with support',
    { payments: [payment('unknown', 500, '2026-11-19', { inSupportQueue: true })] },
    ['withSupport'],
    'on',
  ],
  [
    'checked, and failed',
    { ledger: [charge(due, 500)], payments: [failedNow({ wasChecked: true })] },
    ['failed'],
    'on',
  ],
  [
    'checked and failed, past due',
    { ledger: [charge('2026-11-01', 500)], payments: [failedNow({ wasChecked: true })] },
    ['failed'],
    'on',
  ],
  [
    'service is off, and what would restore it failed',
    { ...offOwing, payments: [failedNow({ wasChecked: true })] },
    ['failed'],
    'off',
  ],
  [
    'service is on its way back, paid after one that failed',
    { ...offPaid, payments: [failedNow({ wasChecked: true, requestedAt: before }), paidFor(soon)] },
    ['restoring'],
    'restoring',
  ],
  [
    'checked and failed, and paid again while that was not known',
    {
      payments: [
        failedNow({ wasChecked: true, requestedAt: before }),
        paidFor(null, { requestedAt: earlier }),
      ],
    },
    [],
    'on',
  ],
  [
    'checked and failed, and a part of it paid again',
    {
      payments: [
        failedNow({ wasChecked: true, requestedAt: before }),
        paidFor(null, { amount: usd(499), requestedAt: earlier }),
      ],
    },
    ['failed'],
    'on',
  ],
  [
    'failed, and its successor is being checked',
    { payments: [failedNow({ wasChecked: true, requestedAt: before }), payment('unknown', 500, today)] },
    ['checkingUntil'],
    'on',
  ],
  ['declined before the customer’s eyes', { payments: [failedNow({})] }, [], 'on'],
  ['scheduled, and failed on its day', { payments: [failedNow({ requestedAt: before })] }, ['failed'], 'on'],
  [
    'scheduled and failed, and another was scheduled before it did',
    {
      payments: [
        failedNow({ requestedAt: before }),
        payment('scheduled', 500, '2026-12-01', { requestedAt: earlier }),
      ],
    },
    ['failed'],
    'on',
  ],
  [
    'scheduled and failed, and another was scheduled since',
    {
      payments: [
        failedNow({ requestedAt: before }),
        payment('scheduled', 500, '2026-12-01', { requestedAt: '2026-11-21T19:00:00.000Z' }),
      ],
    },
    [],
    'on',
  ],
  ['Auto Pay failed', { payments: [failedNow({ channel: 'autoPay' })] }, ['failed'], 'on'],
  [
    'Auto Pay failed a bill ago',
    {
      payments: [
        failedNow({ channel: 'autoPay', paymentDate: '2026-10-21', failedAt: '2026-10-21T12:00:00.000Z' }),
      ],
    },
    [],
    'on',
  ],
  [
    'failed before it was kept when',
    {
      payments: [
        failedNow({ requestedAt: '2026-10-01T12:00:00.000Z', paymentDate: '2026-10-21', failedAt: null }),
      ],
    },
    [],
    'on',
  ],
])('%s', (_, given, said, service) => {
  const facts = factsWith(given);
  expect(saidOf(facts)).toEqual(said);
  expect(serviceStandingAt(facts, now)).toBe(service);
});

const returned = payment('returned', 10_000, '2026-11-10', { id: 'returned', returnedDate: '2026-11-17' });
const sentBack = {
  ...charge(today, 10_000),
  kind: 'return' as const,
  date: '2026-11-17' as const,
  paymentId: 'returned',
};

test('a payment that came back is told with its amount and day, until it is paid another way', () => {
  const facts = factsWith({ ledger: [sentBack], payments: [returned] });
  expect(accountNews(facts, now).returned).toEqual([{ payment: returned, date: '2026-11-17' }]);
  const paid = factsWith({ ledger: [sentBack, posted(10_000)], payments: [returned] });
  expect(saidOf(paid)).toEqual([]);
  const onItsWay = factsWith({ ledger: [sentBack], payments: [returned, payment('pending', 10_000)] });
  expect(saidOf(onItsWay)).toEqual([]);
});

test('a payment that came back before its bill is due is told too: what it had covered first was its own return', () => {
  const bill = { ...charge('2026-12-06', 10_000), date: '2026-11-08' } as const;
  const ledger = [bill, { ...posted(10_000), paymentId: 'returned' }, sentBack];
  const facts = factsWith({ ledger, payments: [returned] });
  expect(accountNews(facts, now).returned).toEqual([{ payment: returned, date: '2026-11-17' }]);
  expect(saidOf({ ...facts, ledger: [...ledger, posted(10_000)] })).toEqual([]);
  const later = { ...charge('2026-12-20', 3_000), date: '2026-11-20' } as const;
  expect(saidOf({ ...facts, ledger: [...ledger, posted(10_000), later] })).toEqual([]);
});

test.each<[string, Partial<Payment>, UnseenFailure | null]>([
  ['refused while its payer looked on', {}, null],
  ['checked first', { wasChecked: true }, 'checked'],
  ['dated later than it was asked for', { requestedAt: before }, 'scheduled'],
  ['dated later, and checked on its day', { requestedAt: before, wasChecked: true }, 'checked'],
  ['asked for yesterday in London, today here', { requestedAt: '2026-11-21T05:01:00.000Z' }, null],
  ['Auto Pay’s', { channel: 'autoPay' }, 'autoPay'],
  ['Auto Pay’s, and checked', { channel: 'autoPay', wasChecked: true }, 'autoPay'],
  ['not failed at all', { status: 'successful', wasChecked: true }, null],
])('a failed payment that is %s', (_, overrides, how) => {
  expect(unseenFailureOf(failedNow(overrides), 'America/New_York')).toBe(how);
});

test.each<[Payment['statusReason'], FailureReason]>([
  ['LW-PAY-010', 'declined'],
  ['LW-PAY-011', 'declined'],
  [null, 'declined'],
  ['LW-PAY-034', 'methodUnusable'],
  ['LW-PAY-060', 'ourSide'],
])('%s is told as %s', (statusReason, reason) => {
  expect(failureReasonOf({ statusReason })).toBe(reason);
});

test('what ended can be closed, and what still asks for something cannot', () => {
  const failed = failedNow({ id: 'failed', channel: 'autoPay', amount: usd(90_000) });
  const withSupport = payment('unknown', 500, '2026-11-19', { inSupportQueue: true });
  const facts = factsWith({ ledger: [sentBack], payments: [returned, failed, withSupport] });
  const news = accountNews(facts, now);
  expect(dismissibleNews(news)).toEqual(['failed', 'returned']);
  const all = facts.payments.map(({ id }) => id);
  expect(accountNews(facts, now, all)).toEqual({ ...news, failed: [], returned: [] });
  expect(accountNews(facts, now, ['failed'])).toEqual({ ...news, failed: [] });
});

test.each([
  ['checked, and gone through today', { wasChecked: true }, today, true],
  ['checked, and gone through a week ago', { wasChecked: true }, addDays(today, -7), true],
  ['checked, and longer ago', { wasChecked: true }, addDays(today, -8), false],
  ['never in doubt', { wasChecked: false }, today, false],
  ['checked, and sent back since', { wasChecked: true, status: 'returned' }, today, false],
  ['checked, and still on its way', { wasChecked: true, status: 'pending' }, today, false],
] as const)('a payment %s: told as confirmed, until it is closed', (_, change, day, isTold) => {
  const one = payment('successful', 500, day, { id: 'one', ...change });
  const facts = factsWith({ payments: [one] });
  expect(accountNews(facts, now).confirmed.map(({ id }) => id)).toEqual(isTold ? ['one'] : []);
  expect(dismissibleNews(accountNews(facts, now))).toEqual(isTold ? ['one'] : []);
  expect(accountNews(facts, now, ['one']).confirmed).toEqual([]);
});

test('that a payment went through is no news once some of it was given back', () => {
  const one = payment('successful', 500, today, { id: 'one', wasChecked: true });
  const refund = { ...charge(today, 200), kind: 'refund', paymentId: 'one' } as const;
  const other = { ...refund, paymentId: 'another' };
  expect(accountNews(factsWith({ payments: [one], ledger: [other] }), now).confirmed).toHaveLength(1);
  expect(accountNews(factsWith({ payments: [one], ledger: [refund] }), now).confirmed).toEqual([]);
});

const someDay = fc.integer({ min: -100, max: 40 }).map((days) => addDays(today, days));
const cents = fc.integer({ min: 1, max: 500 });
const somePayment = fc
  .record({
    status: fc.constantFrom<Payment['status'][]>(
      'scheduled',
      'running',
      'unknown',
      'pending',
      'successful',
      'failed',
      'returned',
    ),
    amount: cents,
    day: someDay,
    restores: fc.constantFrom(null, soon, passed),
    inSupportQueue: fc.boolean(),
    wasChecked: fc.boolean(),
  })
  .map(({ status, amount, day, restores, ...kept }) =>
    payment(status, amount, day, { restoresServiceBy: restores, ...kept }),
  );
const someFacts = fc
  .record({
    account: fc.record({
      status: fc.constantFrom(
        'active' as const,
        'active' as const,
        'inactive' as const,
        'disconnected' as const,
      ),
      serviceState: fc.constantFrom('connected' as const, 'softDisconnected' as const, 'hotlined' as const),
      softDisconnectDate: fc.option(someDay),
    }),
    charges: fc.array(fc.tuple(someDay, cents), { maxLength: 3 }),
    postedCents: fc.integer({ min: 0, max: 900 }),
    payments: fc.array(somePayment, { maxLength: 3 }),
    debitDay: fc.option(fc.integer({ min: 1, max: 31 })),
  })
  .map(({ account, charges, postedCents, payments, debitDay }) =>
    factsWith({
      account,
      ledger: [...charges.map(([day, amount]) => charge(day, amount)), posted(postedCents)],
      payments,
      autoPay: debitDay === null ? null : autoPay(debitDay),
    }),
  );

test('no two of them contradict, nor the badge of a service', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const news = accountNews(facts, now);
      const service = serviceStandingAt(facts, now);
      const { pastDueNet } = balanceOn(facts, today);
      expect(news.restoring !== null).toBe(service === 'restoring');
      if (news.restoring) expect(news.callToRestore).toBe(false);
      if (news.restoring || news.callToRestore) expect(pastDueNet.cents).toBe(0);
      if (news.callToRestore) expect(service).toBe('disconnected');
      for (const { payment: failed } of news.failed) expect(failed.status).toBe('failed');
      for (const said of saidOf(facts)) expect(newsCases).toContain(`${service}.${said}`);
    }),
  );
});
