import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { decideScheduledCancel, decideScheduledChange, warningsAfterChange } from './scheduled-answer.ts';
import { scheduledOverviews } from './scheduled-overview.ts';

const waiting = payment('scheduled', 4_000, '2026-12-02');
const facts = factsWith({
  bills: [bill('2026-11-16', '2026-12-06')],
  ledger: [charge('2026-12-06', 17_325)],
  methods: [card(), bankAccount()],
  payments: [waiting],
});
const noon = fixedClock('2026-11-21T12:00:00-05:00');
const evening = fixedClock('2026-12-01T20:00:00-05:00');
const seen = { amount: waiting.amount, paymentDate: waiting.paymentDate, methodId: waiting.method.methodId };
const asked = { ...seen, overpaymentConfirmed: false, proof: 'missing' as const, seen };
const change = (what: Partial<typeof asked>, current: typeof waiting | null = waiting, clock = noon) =>
  decideScheduledChange(facts, current, { ...asked, ...what }, defaultPaymentSettings, clock);

describe('a change that is asked for', () => {
  test('is the payment with another amount, day and method', () => {
    const { outcome, after } = change({ amount: usd(5_000), paymentDate: '2026-12-04', methodId: 'bank' });
    expect(outcome).toBe('LW-SCH-001');
    expect(after).toMatchObject({
      id: waiting.id,
      status: 'scheduled',
      amount: usd(5_000),
      paymentDate: '2026-12-04',
      method: { methodId: 'bank', type: 'bankAccount' },
      createdBy: waiting.createdBy,
    });
  });

  test.each([
    ['nothing to write where it is so already', {}, waiting, noon, { outcome: 'LW-SCH-001', after: null }],
    [
      'no payment of this id',
      { amount: usd(5_000) },
      null,
      noon,
      { outcome: 'LW-SCH-011', closed: 'unknown' },
    ],
    [
      'its cutoff has passed',
      { amount: usd(5_000) },
      waiting,
      evening,
      { outcome: 'LW-SCH-010', closed: 'cutOffPassed' },
    ],
    [
      'it left',
      { amount: usd(5_000) },
      { ...waiting, status: 'pending' as const },
      noon,
      { outcome: 'LW-SCH-011', closed: 'left' },
    ],
    [
      'a colleague canceled it',
      { amount: usd(5_000) },
      { ...waiting, status: 'cancelled' as const },
      noon,
      { outcome: 'LW-SCH-011', closed: 'cancelled' },
    ],
    [
      'a colleague changed it',
      { amount: usd(5_000) },
      { ...waiting, amount: usd(4_500) },
      noon,
      { outcome: 'LW-SCH-011', closed: 'edited' },
    ],
    [
      'a colleague changed it to the same',
      { amount: usd(4_500) },
      { ...waiting, amount: usd(4_500) },
      noon,
      { outcome: 'LW-SCH-001', after: null },
    ],
    [
      'a rule refuses it',
      { amount: zero },
      waiting,
      noon,
      { outcome: 'LW-PAY-022', refusals: [{ field: 'amount' }] },
    ],
  ] as const)('%s', (_, what, current, clock, decision) => {
    expect(change(what, current, clock)).toMatchObject(decision);
  });
});

describe('a cancellation', () => {
  test.each([
    ['is done while it waits', waiting, noon, { outcome: 'LW-SCH-002', after: { status: 'cancelled' } }],
    [
      'comes too late from the cutoff on',
      waiting,
      evening,
      { outcome: 'LW-PAY-070', closed: 'cutOffPassed' },
    ],
    [
      'of one that is leaving',
      { ...waiting, status: 'running' as const },
      noon,
      { outcome: 'LW-SCH-011', closed: 'leaving' },
    ],
    [
      'of one that a colleague canceled',
      { ...waiting, status: 'cancelled' as const },
      noon,
      { outcome: 'LW-SCH-011', closed: 'cancelled' },
    ],
    ['of none', null, noon, { outcome: 'LW-SCH-011', closed: 'unknown' }],
  ] as const)('%s', (_, current, clock, decision) => {
    expect(decideScheduledCancel(facts, current, defaultPaymentSettings, clock)).toMatchObject(decision);
  });
});

test('payments that wait are told soonest first, each with what may be chosen in its place', () => {
  const first = payment('scheduled', 1_000, '2026-11-30');
  const ended = payment('cancelled', 500, '2026-11-25');
  const all = { ...facts, payments: [waiting, ended, first] };
  const told = scheduledOverviews(all, defaultPaymentSettings, noon);
  expect(told.map((one) => one.payment.id)).toEqual([first.id, waiting.id]);
  expect(told[0]).toMatchObject({ closed: null, dates: { changeBy: '2026-11-29' } });
  expect(told[0]?.options.dates.futureSlotsLeft).toBe(1);
  expect(scheduledOverviews(all, defaultPaymentSettings, evening)[1]).toMatchObject({
    closed: 'cutOffPassed',
  });
});

test('a change is warned of as it would stand', () => {
  const all = { ...facts, autoPay: autoPay(8) };
  const later = { ...seen, amount: usd(1_000), paymentDate: '2026-12-06' as const };
  expect(warningsAfterChange(all, waiting, later, noon).map(({ warning }) => warning)).toEqual([
    'coversLess',
    'autoPayNear',
  ]);
});
