import { expect, test } from 'vitest';
import { autoPay, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { isStillChangeable } from '../one-time-payment/still-changeable.ts';
import { balanceOn } from './balance.ts';
import { billingSummary } from './billing-summary.ts';

test('billing home says what is owed, what will leave, and what is being checked', () => {
  const payments = [
    payment('scheduled', 300, '2026-12-03', { id: 'second' }),
    payment('scheduled', 200, '2026-12-01', { id: 'first' }),
    payment('pending', 100, '2026-11-20', { id: 'sent' }),
    payment('unknown', 50, '2026-11-21', { id: 'open' }),
    payment('cancelled', 50, '2026-11-21'),
  ];
  const facts = factsWith({
    account: { softDisconnectDate: '2026-12-11', restrictions: { card: true, bank: false, online: false } },
    ledger: [charge('2026-10-22', 1_000), charge('2026-12-05', 2_000)],
    payments,
    autoPay: autoPay(5),
  });
  const summary = billingSummary(facts, new Date('2026-11-21T17:00:00Z'));
  expect(summary.balance).toEqual(balanceOn(facts, '2026-11-21'));
  expect(summary.standing.name).toBe('past-due-30');
  expect(summary.restoreLadder.map((step) => step.code)).toEqual([30, 43, 50, 76]);
  expect(summary.scheduledPayments.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(summary.paymentsOnTheirWay.map(({ id }) => id)).toEqual(['sent']);
  expect(summary.openPayment?.id).toBe('open');
  expect(summary.autoPay).toEqual({
    nextDebit: { date: '2026-12-05', estimatedAmount: usd(2_350), changeBy: '2026-12-04' },
    nextBillDebit: null,
    discount: usd(500),
  });
  expect(summary).toMatchObject({
    today: '2026-11-21',
    discountEligible: true,
    restriction: 'card',
    softDisconnectDate: '2026-12-11',
  });
});

test('what happened last and what comes next: the newest payment that went through, the day of the next bill', () => {
  const facts = factsWith({
    account: { cycleDay: 8 },
    payments: [
      payment('successful', 100, '2026-10-03', { id: 'older' }),
      payment('successful', 200, '2026-11-03', { id: 'paid' }),
      payment('failed', 300, '2026-11-20'),
    ],
  });
  const summary = billingSummary(facts, new Date('2026-11-21T17:00:00Z'));
  expect(summary.lastPaid?.id).toBe('paid');
  expect(summary.nextBillDate).toBe('2026-12-08');
});

test('of payments on their way the newest is told first', () => {
  const payments = [
    payment('pending', 100, '2026-11-20', { id: 'before', requestedAt: '2026-11-20T15:00:00Z' }),
    payment('pending', 200, '2026-11-21', { id: 'first', requestedAt: '2026-11-21T15:00:00Z' }),
    payment('pending', 300, '2026-11-21', { id: 'second', requestedAt: '2026-11-21T16:00:00Z' }),
  ];
  const { paymentsOnTheirWay } = billingSummary(factsWith({ payments }), new Date('2026-11-21T17:00:00Z'));
  expect(paymentsOnTheirWay.map(({ id }) => id)).toEqual(['second', 'first', 'before']);
});

test('a payment on its way is the last one: it was made, and one that is confirmed by nobody was not', () => {
  const payments = [
    payment('successful', 100, '2026-11-03', { id: 'paid' }),
    payment('pending', 200, '2026-11-19', { id: 'sent' }),
    payment('unknown', 300, '2026-11-20', { id: 'open' }),
  ];
  const summary = billingSummary(factsWith({ payments }), new Date('2026-11-21T17:00:00Z'));
  expect(summary.lastPaid?.id).toBe('sent');
});

test('an account that is not active gets no bill any more', () => {
  const facts = factsWith({ account: { status: 'inactive' } });
  const now = new Date('2026-11-21T17:00:00Z');
  expect(billingSummary(facts, now)).toMatchObject({ nextBillDate: null, lastPaid: null });
});

test('without Auto Pay nothing is said of a debit', () => {
  expect(billingSummary(factsWith(), new Date('2026-11-21T17:00:00Z'))).toMatchObject({
    autoPay: null,
    restoreLadder: [],
  });
});

const requested = (time: string) => ({ requestedAt: `2026-11-21T${time}:00.000Z` });

test.each([
  ['failed', [payment('failed', 100, '2026-11-21', { id: 'x', ...requested('10:00') })], 'x'],
  [
    'failed, and another that went through after it',
    [
      payment('failed', 100, '2026-11-21', requested('10:00')),
      payment('successful', 100, '2026-11-21', requested('11:00')),
    ],
    undefined,
  ],
  [
    'failed, and another that was scheduled and called off after it',
    [
      payment('failed', 100, '2026-11-21', { id: 'x', ...requested('10:00') }),
      payment('cancelled', 100, '2026-12-01', requested('11:00')),
    ],
    'x',
  ],
  [
    'failed, of Auto Pay',
    [payment('failed', 100, '2026-11-21', { channel: 'autoPay', ...requested('10:00') })],
    undefined,
  ],
] as const)('of a payment that %s, a kept form is told whose end it may be', (_, payments, expected) => {
  const { lastFailed } = billingSummary(
    factsWith({ payments: [...payments] }),
    new Date('2026-11-21T17:00:00Z'),
  );
  expect(lastFailed?.id).toBe(expected);
});

test.each([
  ['2026-11-21T19:59:59-05:00', '20:00', ['2026-11-22', '2026-11-23']],
  ['2026-11-21T20:00:00-05:00', '20:00', ['2026-11-23']],
  ['2026-11-21T19:59:59-05:00', '19:00', ['2026-11-23']],
] as const)(
  'at %s, with a cut-off at %s, billing home knows what can still be changed',
  (at, cutOff, days) => {
    const payments = (['2026-11-21', '2026-11-22', '2026-11-23'] as const).map((day) =>
      payment('scheduled', 100, day),
    );
    const summary = billingSummary(factsWith({ payments }), new Date(at), [], undefined, { cutOff });
    const open = summary.scheduledPayments.filter(({ paymentDate }) =>
      isStillChangeable(paymentDate, summary),
    );
    expect(open.map(({ paymentDate }) => paymentDate)).toEqual(days);
  },
);
