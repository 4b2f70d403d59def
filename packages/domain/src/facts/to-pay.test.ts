import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { billingSummary } from './billing-summary.ts';
import { isChargedToday, isPaidBesides, toPay } from './to-pay.ts';

const now = new Date('2026-11-21T20:04:00Z');
const due = '2026-12-05';
const device = { id: 'phone', name: 'Phone', lineLastFour: '0148' };
const owed = charge(due, 10_000);
const late = (dueDate: Parameters<typeof charge>[0]) => ({ ledger: [charge(dueDate, 5_000), owed] });
const off = (serviceState: 'softDisconnected' | 'hotlined' | 'temporarilyDisconnected') => ({
  account: { serviceState },
  ...late('2026-11-01'),
});

const asked = (
  given: Parameters<typeof factsWith>[0],
  softDisconnectDate: `${number}-${number}-${number}` | null = null,
) => {
  const told = toPay(billingSummary(factsWith(given), now), softDisconnectDate);
  switch (told.kind) {
    case 'checking':
      return ['checking', told.payment.amount.cents];
    case 'pastDue':
      return ['pastDue', told.amount.cents, told.by, told.brings, told.all?.cents ?? null];
    case 'covered':
      return ['covered', told.by, told.amount.cents, told.last.date];
    case 'due':
      return ['due', told.amount.cents, told.by, told.set?.payments.length ?? 0];
    case 'credit':
    case 'unconfirmed':
      return [told.kind, told.amount.cents];
    default:
      return [told.kind];
  }
};

const withSupport = (cents: number) => payment('unknown', cents, '2026-11-19', { inSupportQueue: true });

test.each<[string, Parameters<typeof factsWith>[0], boolean]>([
  ['nothing else paid it', { ledger: [owed], payments: [withSupport(10_000)] }, false],
  [
    'a part was paid again',
    { ledger: [owed], payments: [withSupport(10_000), payment('pending', 4_000)] },
    false,
  ],
  ['all of it was paid again', { ledger: [owed, posted(10_000)], payments: [withSupport(10_000)] }, true],
  ['a part of it is due', { ledger: [owed], payments: [withSupport(4_000)] }, false],
])('whether all is paid without what nobody can confirm, where %s', (_, facts, expected) => {
  expect(isPaidBesides(billingSummary(factsWith(facts), now))).toBe(expected);
});

test.each<[string, Parameters<typeof factsWith>[0], ReturnType<typeof asked>]>([
  ['one bill', { ledger: [owed] }, ['due', 10_000, due, 0]],
  [
    'a part is scheduled: only the rest is asked for',
    { ledger: [owed], payments: [payment('scheduled', 4_000, '2026-12-01')] },
    ['due', 6_000, due, 1],
  ],
  [
    'scheduled in full',
    { ledger: [owed], payments: [payment('scheduled', 10_000, '2026-12-01')] },
    ['covered', 'scheduled', 10_000, '2026-12-01'],
  ],
  [
    'scheduled in full by two',
    {
      ledger: [owed],
      payments: [payment('scheduled', 4_000, '2026-12-01'), payment('scheduled', 6_000, '2026-12-03')],
    },
    ['covered', 'severalScheduled', 10_000, '2026-12-03'],
  ],
  [
    'more is scheduled by two than is due: they cover what is due',
    {
      ledger: [charge(due, 17_825)],
      payments: [payment('scheduled', 20_000, '2026-12-01'), payment('scheduled', 4_000, '2026-12-03')],
    },
    ['covered', 'severalScheduled', 17_825, '2026-12-03'],
  ],
  [
    'more is scheduled by one than is due: it is charged as it is',
    { ledger: [owed], payments: [payment('scheduled', 12_000, '2026-12-01')] },
    ['covered', 'scheduled', 12_000, '2026-12-01'],
  ],
  [
    'Auto Pay takes it',
    { ledger: [owed], autoPay: autoPay(5), methods: [card()] },
    ['covered', 'autoPay', 10_000, due],
  ],
  [
    'Auto Pay takes what is left beside a scheduled payment',
    {
      ledger: [owed],
      autoPay: autoPay(5),
      methods: [card()],
      payments: [payment('scheduled', 4_000, '2026-12-01')],
    },
    ['covered', 'autoPay', 6_000, due],
  ],
  [
    'past due: the last day is the one before service is turned off',
    late('2026-11-01'),
    ['pastDue', 5_000, '2026-12-20', 'staysOn', 15_000],
  ],
  ['day 49: the last day is today', late('2026-10-03'), ['pastDue', 5_000, '2026-11-21', 'staysOn', 15_000]],
  ['day 50', late('2026-10-02'), ['pastDue', 5_000, null, 'comesBack', 15_000]],
  [
    'day 76: somebody has to be called as well',
    late('2026-09-06'),
    ['pastDue', 5_000, null, 'comesBackByCall', 15_000],
  ],
  [
    'all of it past due',
    { ledger: [charge('2026-11-01', 5_000)] },
    ['pastDue', 5_000, '2026-12-20', 'staysOn', null],
  ],
  [
    'a payment on its way covers a part of it',
    { ...late('2026-11-01'), payments: [payment('pending', 2_000)] },
    ['pastDue', 3_000, '2026-12-20', 'staysOn', 13_000],
  ],
  [
    'a payment on its way covers all that is past due',
    { ...late('2026-11-01'), payments: [payment('pending', 5_000)] },
    ['due', 10_000, due, 0],
  ],
  ['service is off', off('softDisconnected'), ['pastDue', 5_000, null, 'comesBack', 15_000]],
  ['service is limited', off('hotlined'), ['pastDue', 5_000, null, 'liftsLimit', 15_000]],
  [
    'service is temporarily off',
    off('temporarilyDisconnected'),
    ['pastDue', 5_000, null, 'comesBack', 15_000],
  ],
  [
    'disconnected',
    { account: { status: 'disconnected' }, ...late('2026-11-01') },
    ['pastDue', 5_000, null, 'comesBackByCall', 15_000],
  ],
  [
    'inactive',
    { account: { status: 'inactive' }, ...late('2026-11-01') },
    ['pastDue', 5_000, null, 'reopensByCall', 15_000],
  ],
  [
    'a payment is not confirmed, whatever is past due',
    { ...late('2026-11-01'), payments: [payment('unknown', 500, '2026-11-21')] },
    ['checking', 500],
  ],
  [
    'a payment of a device is not confirmed: what the account owes stays what it is',
    { ...late('2026-11-01'), devicePayments: [payment('unknown', 500, '2026-11-21', { device })] },
    ['pastDue', 5_000, '2026-12-20', 'staysOn', 15_000],
  ],
  ['ahead', { ledger: [posted(4_250)] }, ['credit', 4_250]],
  [
    'all paid, if a payment that nobody knows about went through',
    { ledger: [owed], payments: [payment('unknown', 10_000, '2026-11-19', { inSupportQueue: true })] },
    ['unconfirmed', 10_000],
  ],
  [
    'all paid, if two payments that nobody knows about went through',
    { ledger: [owed], payments: [withSupport(4_000), withSupport(6_000)] },
    ['unconfirmed', 10_000],
  ],
  [
    'a part is paid again beside what nobody knows about: the rest is due if that did not go through',
    { ledger: [owed], payments: [withSupport(10_000), payment('pending', 4_000)] },
    ['unconfirmed', 6_000],
  ],
  [
    'a part was paid before what nobody knows about',
    { ledger: [owed, posted(4_000)], payments: [withSupport(10_000)] },
    ['unconfirmed', 6_000],
  ],
  [
    'all of it is paid again: nobody knows of a credit',
    { ledger: [owed], payments: [withSupport(10_000), payment('pending', 10_000)] },
    ['nothing'],
  ],
  [
    'ahead, beside what nobody knows about',
    { ledger: [posted(4_250)], payments: [withSupport(10_000)] },
    ['credit', 4_250],
  ],
  ['all paid', { ledger: [owed, posted(10_000)] }, ['nothing']],
  ['nothing was ever billed', {}, ['newCustomer']],
])('asked for: %s', (_, given, told) => {
  expect(asked(given)).toEqual(told);
});

test('the day that the network has scheduled wins over the one of the code', () => {
  expect(asked(late('2026-11-01'), '2026-11-29')).toEqual([
    'pastDue',
    5_000,
    '2026-11-28',
    'staysOn',
    15_000,
  ]);
});

const byAutoPay = { ledger: [owed], autoPay: autoPay(21), methods: [card()] };
const scheduledOn = (day: '2026-11-20' | '2026-11-21' | '2026-12-01', cents: number) => ({
  ledger: [owed],
  payments: [payment('scheduled', cents, day)],
});
test.each<[string, Parameters<typeof factsWith>[0], boolean]>([
  ['by Auto Pay, today', byAutoPay, true],
  ['by Auto Pay, tomorrow', { ...byAutoPay, autoPay: autoPay(22) }, false],
  [
    'by Auto Pay today, and by what is scheduled later',
    { ...byAutoPay, ...scheduledOn('2026-12-01', 500) },
    false,
  ],
  ['by what was scheduled for today', scheduledOn('2026-11-21', 10_000), true],
  ['by what was scheduled for a day before, and leaves yet', scheduledOn('2026-11-20', 10_000), true],
  ['by what is scheduled', scheduledOn('2026-12-01', 10_000), false],
  ['by nobody', { ledger: [owed] }, false],
])('what is due is charged %s: all of it today, %s', (_, given, is) => {
  const summary = billingSummary(factsWith(given), now);
  expect(isChargedToday(toPay(summary, null), summary.today)).toBe(is);
});
