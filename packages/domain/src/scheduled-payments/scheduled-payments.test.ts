import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import { usd, zero } from '../money/arithmetic.ts';
import type { PaymentRefusal } from '../one-time-payment/payment-refusals.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { changedUnderReader } from './changed-under-reader.ts';
import { type RequestedScheduledChange, scheduledChangeAnswer } from './scheduled-change.ts';
import { type ScheduledWarning, scheduledWarnings } from './scheduled-warnings.ts';

const today: BusinessDate = '2026-11-21';
const due: BusinessDate = '2026-12-06';
const waiting = payment('scheduled', 4_000, '2026-12-02');
const billed = factsWith({
  bills: [bill('2026-11-16', due)],
  ledger: [charge(due, 17_325)],
  methods: [card(), bankAccount(), card({ id: 'old', expirationDate: '2026-11', isPreferred: false })],
  payments: [waiting],
});

describe('what to warn of', () => {
  const all = payment('scheduled', 17_325, due);
  type Row = [string, Parameters<typeof factsWith>[0], typeof waiting, ScheduledWarning[]];
  test.each<Row>([
    ['nothing: it comes before anything is due', {}, waiting, []],
    ['nothing: it covers all that is due', {}, all, []],
    [
      'a card that expires before its day',
      { methods: [card({ expirationDate: '2026-11' })] },
      waiting,
      [{ warning: 'cardExpires', expirationDate: '2026-11' }],
    ],
    [
      'a card that expires before its day, of a payment that would cover all that is due',
      { methods: [card({ expirationDate: '2026-11' })] },
      all,
      [{ warning: 'cardExpires', expirationDate: '2026-11' }],
    ],
    [
      'less than is due: the other payment’s card has expired by its day',
      {
        methods: [card({ id: 'old', expirationDate: '2026-11' })],
        payments: [payment('scheduled', 325, due, { method: { ...all.method, methodId: 'old' } })],
      },
      { ...all, amount: usd(17_000), method: { ...all.method, methodId: 'other' } },
      [{ warning: 'coversLess', left: usd(325) }],
    ],
    [
      'nothing: the card works through its month',
      { methods: [card({ expirationDate: '2026-12' })] },
      waiting,
      [],
    ],
    [
      'less than is due by its day',
      {},
      { ...all, amount: usd(17_000) },
      [{ warning: 'coversLess', left: usd(325) }],
    ],
    [
      'nothing: another payment covers the rest',
      { payments: [payment('pending', 325)] },
      { ...all, amount: usd(17_000) },
      [],
    ],
    [
      'Auto Pay six days later',
      { autoPay: autoPay(8) },
      waiting,
      [{ warning: 'autoPayNear', date: '2026-12-08', amount: usd(13_325) }],
    ],
    [
      'Auto Pay that covers the rest on its day',
      { autoPay: autoPay(6) },
      { ...all, amount: usd(17_000) },
      [{ warning: 'autoPayNear', date: due, amount: usd(325) }],
    ],
    ['nothing: Auto Pay a week later', { autoPay: autoPay(9) }, waiting, []],
    [
      'Auto Pay on the same day covers the rest',
      { autoPay: autoPay(2) },
      waiting,
      [{ warning: 'autoPayNear', date: '2026-12-02', amount: usd(13_325) }],
    ],
    ['nothing: Auto Pay has nothing to take', { autoPay: autoPay(6) }, all, []],
    [
      'the account went past due',
      { ledger: [charge('2026-11-10', 5_000), charge(due, 17_325)] },
      waiting,
      [
        { warning: 'pastDue', amount: usd(5_000) },
        { warning: 'coversLess', left: usd(1_000) },
      ],
    ],
  ])('%s', (_, facts, scheduled, warnings) => {
    const payments = [...(facts?.payments ?? []), scheduled];
    expect(scheduledWarnings(factsWith({ ...billed, ...facts, payments }), scheduled, today)).toEqual(
      warnings,
    );
  });
});

describe('what changed under somebody', () => {
  test.each([
    ['nothing', {}, null],
    ['nothing that is read', { reference: '7F3K-22QE' }, null],
    ['it is leaving', { status: 'running' }, 'leaving'],
    ['nobody knows yet', { status: 'unknown' }, 'leaving'],
    ['it left a minute ago', { status: 'pending' }, 'left'],
    ['it failed', { status: 'failed' }, 'failed'],
    ['a colleague canceled it', { status: 'cancelled' }, 'cancelled'],
    ['a colleague changed the amount', { amount: usd(4_001) }, 'edited'],
    ['a colleague changed the day', { paymentDate: '2026-12-03' }, 'edited'],
    ['a colleague changed the method', { method: { ...waiting.method, methodId: 'bank' } }, 'edited'],
  ] as const)('%s', (_, change, what) => {
    const current = { ...waiting, ...change };
    expect(changedUnderReader(waiting, current)).toEqual(what && { what, payment: current });
  });
});

const noon = fixedClock('2026-11-21T12:00:00-05:00');
const asked = (change: Partial<RequestedScheduledChange> = {}): RequestedScheduledChange => ({
  amount: waiting.amount,
  overpaymentConfirmed: false,
  paymentDate: waiting.paymentDate,
  methodId: 'card',
  proof: 'missing',
  ...change,
});
const answer = (change: Partial<RequestedScheduledChange>, facts = billed, clock = noon) =>
  scheduledChangeAnswer(facts, waiting, asked(change), defaultPaymentSettings, clock);

describe('a change', () => {
  test.each<[string, Partial<RequestedScheduledChange>]>([
    ['of the amount', { amount: usd(17_325) }],
    ['to more than is due, confirmed', { amount: usd(17_326), overpaymentConfirmed: true }],
    ['of the day', { paymentDate: '2026-12-05' }],
    ['to today', { paymentDate: today }],
    ['to a bank account', { methodId: 'bank' }],
    [
      'to another card with its security code',
      { methodId: 'old', proof: 'valid', paymentDate: '2026-11-30' },
    ],
  ])('%s is accepted', (_, change) => {
    expect(answer(change)).toEqual({ answer: 'accepted' });
  });

  test('of nothing is as it stands', () => {
    expect(answer({})).toEqual({ answer: 'sameAsNow' });
  });

  test.each<[string, Partial<RequestedScheduledChange>, Partial<PaymentRefusal>[]]>([
    ['to nothing', { amount: zero }, [{ code: 'LW-PAY-022', problem: 'outOfBounds' }]],
    ['to more than is due', { amount: usd(17_326) }, [{ code: 'LW-PAY-024' }]],
    ['to a day that is over', { paymentDate: '2026-11-20' }, [{ code: 'LW-PAY-021', problem: 'inThePast' }]],
    ['to a day too far ahead', { paymentDate: '2027-02-01' }, [{ code: 'LW-PAY-025' }]],
    ['to a method of nobody', { methodId: 'other' }, [{ code: 'LW-PAY-034', problem: 'unknown' }]],
    ['to a card without its security code', { methodId: 'old' }, [{ code: 'LW-PAY-046' }]],
    [
      'to a card that expires before',
      { methodId: 'old', proof: 'valid' },
      [{ code: 'LW-PAY-034', problem: 'beforePaymentDate' }],
    ],
    [
      'of everything, all at once',
      { amount: zero, paymentDate: '2026-11-20', methodId: 'other' },
      [{ code: 'LW-PAY-022' }, { code: 'LW-PAY-021' }, { code: 'LW-PAY-034' }],
    ],
  ])('%s is refused', (_, change, refusals) => {
    expect(answer(change)).toMatchObject({ answer: 'refused', refusals });
  });

  test('takes no place of the two itself', () => {
    const second = { ...billed, payments: [waiting, payment('scheduled', 100, '2026-12-03')] };
    expect(answer({ paymentDate: '2026-12-05' }, second)).toEqual({ answer: 'accepted' });
  });

  test('to tomorrow is too late after the cut-off', () => {
    const evening = fixedClock('2026-11-21T20:00:00-05:00');
    expect(answer({ paymentDate: '2026-11-22' }, billed, evening)).toMatchObject({
      refusals: [{ problem: 'afterCutOff' }],
    });
    expect(answer({ paymentDate: '2026-11-23' }, billed, evening)).toEqual({ answer: 'accepted' });
  });

  test('from its own cut-off on comes too late, whatever it asks', () => {
    const late = fixedClock('2026-12-01T20:00:00-05:00');
    expect(answer({ amount: zero }, billed, late)).toEqual({
      answer: 'closed',
      changes: 'closed',
      cause: 'cutOffPassed',
      outcome: 'LW-PAY-070',
    });
  });

  test('on an account that went past due may be to today alone, and of the amount', () => {
    const facts = { ...billed, ledger: [charge('2026-11-10', 5_000), charge(due, 17_325)] };
    expect(answer({ paymentDate: '2026-12-05' }, facts)).toMatchObject({
      refusals: [{ code: 'LW-PAY-027', problem: 'pastDue' }],
    });
    expect(answer({ paymentDate: today }, facts)).toEqual({ answer: 'accepted' });
    expect(answer({ amount: usd(5_000) }, facts)).toEqual({ answer: 'accepted' });
  });

  test('of the amount is not stopped by a card that expires meanwhile, of the day it is', () => {
    const facts = { ...billed, methods: [card({ expirationDate: '2026-11' })] };
    expect(answer({ amount: usd(5_000) }, facts)).toEqual({ answer: 'accepted' });
    expect(answer({ paymentDate: '2026-12-05' }, facts)).toMatchObject({
      refusals: [{ problem: 'beforePaymentDate' }],
    });
    expect(answer({ paymentDate: '2026-11-30' }, facts)).toEqual({ answer: 'accepted' });
  });

  test('of the day is not stopped by an amount that is more than is due since', () => {
    const facts = { ...billed, ledger: [charge(due, 3_000)] };
    expect(answer({ paymentDate: '2026-12-05' }, facts)).toEqual({ answer: 'accepted' });
    expect(answer({ amount: usd(3_001) }, facts)).toMatchObject({ refusals: [{ code: 'LW-PAY-024' }] });
  });

  test('of the day is not stopped by Auto Pay that uses its method since', () => {
    const facts = { ...billed, methods: [card({ usedBy: ['allServices'] })], autoPay: autoPay(6) };
    expect(answer({ paymentDate: '2026-12-05' }, facts)).toEqual({ answer: 'accepted' });
  });

  test('is accepted on exactly the days on which a new payment could be dated', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 70 }), (days) => {
        const paymentDate = addDays(today, days);
        const { answer: given } = answer({ paymentDate, methodId: 'bank' });
        expect(given === 'accepted').toBe(days >= 0 && days <= defaultPaymentSettings.daysAhead);
      }),
    );
  });
});
