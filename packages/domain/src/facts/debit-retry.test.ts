import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autoPay, bankSnapshot, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { type AfterDecline, afterDecline } from './debit-retry.ts';
import { nextDebit } from './next-debit.ts';

const debitDate: BusinessDate = '2026-12-06';
const enrolled = { ...autoPay(6), lastDebitDate: debitDate };
const bill = charge(debitDate, 17_325);
const tried = (paymentDate: BusinessDate, status: Payment['status'] = 'failed') =>
  payment(status, 17_325, paymentDate, { channel: 'autoPay' });
const factsOf = (...payments: Payment[]) => factsWith({ ledger: [bill], autoPay: enrolled, payments });

test.each<[string, Payment[], BusinessDate, AfterDecline | null]>([
  ['nothing was taken', [], '2026-12-06', null],
  ['it went through', [tried(debitDate, 'pending')], '2026-12-06', null],
  ['nobody knows yet', [tried(debitDate, 'unknown')], '2026-12-06', null],
  ['the bank sent it back', [tried(debitDate, 'returned')], '2026-12-10', null],
  ['it was declined', [tried(debitDate)], '2026-12-06', { next: 'retry', date: '2026-12-09' }],
  [
    'it was declined, made up for',
    [tried('2026-12-08')],
    '2026-12-08',
    { next: 'retry', date: '2026-12-09' },
  ],
  [
    'the second was declined too',
    [tried(debitDate), tried('2026-12-09')],
    '2026-12-09',
    { next: 'retry', date: '2026-12-12' },
  ],
  ['the second went through', [tried(debitDate), tried('2026-12-09', 'successful')], '2026-12-09', null],
  [
    'the last was declined',
    [tried(debitDate), tried('2026-12-09'), tried('2026-12-12')],
    '2026-12-12',
    { next: 'nextBill', date: '2027-01-06' },
  ],
  [
    'the second came so late that the third had its day',
    [tried(debitDate), tried('2026-12-12')],
    '2026-12-12',
    { next: 'nextBill', date: '2027-01-06' },
  ],
  ['nothing ran on the second day', [tried(debitDate)], '2026-12-11', { next: 'retry', date: '2026-12-09' }],
  ['nothing ran for a week', [tried(debitDate)], '2026-12-13', { next: 'retry', date: '2026-12-12' }],
  ['nothing ran for long', [tried(debitDate)], '2026-12-16', { next: 'nextBill', date: '2027-01-06' }],
  ['it was of the bill before', [tried('2026-11-06')], '2026-12-06', null],
  ['the customer paid', [tried(debitDate), payment('pending', 17_325, '2026-12-07')], '2026-12-07', null],
  [
    'the customer paid a part',
    [tried(debitDate), payment('pending', 17_324, '2026-12-07')],
    '2026-12-07',
    { next: 'retry', date: '2026-12-09' },
  ],
  ['one that was made by hand failed', [payment('failed', 17_325, debitDate)], '2026-12-06', null],
])('where %s', (_, payments, today, expected) => {
  expect(afterDecline(factsOf(...payments), today, defaultAutoPaySettings)).toEqual(expected);
});

test('what is billed once a declined debit was paid by hand waits for its own day', () => {
  const byHand = payment('successful', 17_325, '2026-12-07');
  const settled = {
    ...bill,
    id: 'settles',
    kind: 'payment' as const,
    amount: usd(-17_325),
    paymentId: byHand.id,
  };
  const next = { ...charge('2026-12-08', 16_000), billId: 'next' };
  const facts = factsOf(tried(debitDate), byHand);
  const billed = { ...facts, ledger: [bill, settled, next] };
  expect(afterDecline(billed, '2026-12-08', defaultAutoPaySettings)).toBeNull();
  expect(nextDebit(billed, '2026-12-08')?.date).toBe('2027-01-06');
  // Where the declined debit is left to pay, what is billed since is taken with it.
  expect(
    afterDecline(
      { ...facts, payments: [tried(debitDate)], ledger: [bill, next] },
      '2026-12-08',
      defaultAutoPaySettings,
    ),
  ).toEqual({ next: 'retry', date: '2026-12-09' });
});

test('a debit that nobody was there to make in time was told as missed, and is not tried again', () => {
  const missed = { ...tried(debitDate), requestedAt: '2026-12-10T15:00:00.000Z' };
  expect(afterDecline(factsOf(missed), '2026-12-10', defaultAutoPaySettings)).toBeNull();
});

test('a debit of before, that a change of the day came too late for, is not tried again', () => {
  const changed = { ...enrolled, debitDay: 18 };
  const facts = { ...factsOf(tried(debitDate)), autoPay: changed };
  expect(afterDecline(facts, debitDate, defaultAutoPaySettings)).toBeNull();
  expect(nextDebit(facts, debitDate)?.date).toBe('2026-12-18');
});

test.each([
  ['after the method was changed, by the one of before', '2026-12-05T15:00:00Z', bankSnapshot, null],
  ['before it was changed', '2026-12-06T16:00:00Z', bankSnapshot, '2026-12-09'],
  ['after all was authorized once more as it was', '2026-12-05T15:00:00Z', enrolled.method, '2026-12-09'],
])('a debit that was made %s', (_, acceptedAt, method, retry) => {
  const authorization = { ...enrolled.authorization, acceptedAt };
  const debit = { ...tried(debitDate), method };
  const facts = { ...factsOf(debit), autoPay: { ...enrolled, authorization } };
  expect(afterDecline(facts, debitDate, defaultAutoPaySettings)?.date ?? null).toBe(retry);
});

test('without Auto Pay, and before its first debit, nothing was declined', () => {
  const facts = factsOf(tried(debitDate));
  expect(afterDecline({ ...facts, autoPay: null }, debitDate, defaultAutoPaySettings)).toBeNull();
  expect(afterDecline({ ...facts, autoPay: autoPay(6) }, debitDate, defaultAutoPaySettings)).toBeNull();
});

test('no retry comes on the day of the next bill, or after it', () => {
  expect(afterDecline(factsOf(tried(debitDate)), debitDate, { retryDays: [31, 40] })).toEqual({
    next: 'nextBill',
    date: '2027-01-06',
  });
});

test('the next debit is the retry, for what is owed then, where retries are made', () => {
  const facts = factsOf(tried(debitDate), payment('scheduled', 7_325, '2026-12-08'));
  expect(nextDebit(facts, debitDate, defaultAutoPaySettings)).toMatchObject({
    date: '2026-12-09',
    estimatedAmount: usd(10_000),
  });
  expect(nextDebit(facts, debitDate, { retryDays: [] })?.date).toBe('2027-01-06');
});

test('whenever the worker comes, each retry is made once, on its day or within three days, and then it ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }), (pauses) => {
      const attempts = [tried(debitDate)];
      let today = debitDate;
      for (const pause of pauses) {
        today = addDays(today, pause);
        const after = afterDecline(factsOf(...attempts), today, defaultAutoPaySettings);
        if (after?.next !== 'retry' || after.date > today) continue;
        expect(daysBetween(after.date, today)).toBeLessThanOrEqual(3);
        expect(defaultAutoPaySettings.retryDays).toContain(daysBetween(debitDate, after.date));
        attempts.push(tried(today));
      }
      expect(attempts.length).toBeLessThanOrEqual(3);
      expect(new Set(attempts.map(({ paymentDate }) => paymentDate)).size).toBe(attempts.length);
    }),
  );
});
