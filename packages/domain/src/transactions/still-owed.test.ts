import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { LedgerEntry } from '../bill/bill.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { askedByLine } from './asked-by-line.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { isMobileStillOwed, isStillOwed, returnOf } from './still-owed.ts';

const of = (kind: ListedTransaction['kind'], more: Partial<ListedTransaction> = {}) => ({
  kind,
  date: '2026-11-02' as const,
  standing: null,
  payment: null,
  ...more,
});
const back = payment('returned', 5_000, '2026-11-02', { id: 'back' });
const paid = of('payment', { payment: back });
const returned = (standing: ListedTransaction['standing']) => of('return', { payment: back, standing });

test.each([
  ['a bill that is not paid', of('charge', { standing: 'unpaid' }), null, true],
  ['a bill that is past due', of('charge', { standing: 'pastDue' }), null, true],
  ['a bill that is paid', of('charge', { standing: 'paid' }), null, false],
  ['a payment that posted', of('payment', { payment: payment('successful', 5_000) }), null, false],
  ['a payment that came back, and is past due', paid, returned('pastDue'), true],
  ['a payment that came back, and was paid since', paid, returned('paid'), false],
  ['a payment that came back, and is covered by one on its way', paid, returned('pending'), false],
  ['a payment that came back of something else than the account', paid, null, false],
  ['the line of a return that was paid since', returned('paid'), returned('paid'), false],
] as const)('%s', (_, line, its, isOwed) => expect(isStillOwed(line, its)).toBe(isOwed));

test('nothing is to be paid again while a payment is being confirmed', () => {
  const bill = of('charge', { standing: 'unpaid' });
  expect(isStillOwed(bill, null, payment('unknown', 5_000))).toBe(false);
  expect(isStillOwed(paid, returned('pastDue'), payment('running', 5_000))).toBe(false);
});

test('a payment that came back is owed as long as the line of its return is, and once all is paid neither', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  const entry = (
    kind: LedgerEntry['kind'],
    of: number,
    date: LedgerEntry['date'],
    paymentId: string | null,
  ) => ({
    ...charge(date, of),
    kind,
    paymentId,
    ...(of < 0 && { dueDate: null }),
  });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 3 }), (bill, since) => {
      const ledger = [
        { ...charge('2026-10-20', bill), billId: 'october' },
        entry('payment', -bill, '2026-10-19', 'back'),
        entry('return', bill, '2026-10-25', 'back'),
        ...since.map((one) => entry('payment', -one, '2026-11-01', null)),
      ];
      const made = payment('returned', bill, '2026-10-18', { id: 'back' });
      const facts = factsWith({ ledger, payments: [made] });
      const summary = billingSummary(facts, new Date('2026-11-21T17:00:00Z'));
      const lines = ledger
        .filter(({ kind }) => kind !== 'payment')
        .map((line) => ({
          ...of(line.kind, { date: line.date, payment: line.kind === 'return' ? made : null }),
          ...askedByLine({ ...line, isBill: line.billId !== null }, summary),
        }));
      const own = of('payment', { date: '2026-10-18', payment: made });
      const its = returnOf(own, lines);
      const isPaid = since.reduce((all, one) => all + one, 0) >= bill;
      expect(isStillOwed(own, its)).toBe(!isPaid);
      expect(its && isStillOwed(its, its)).toBe(!isPaid);
    }),
  );
});

const phone = { id: 'phone', name: 'Phone', lineLastFour: '1234' };
const mobileBill = { id: 'bill', name: null, lineLastFour: null };
const cameBack = (device: typeof phone | typeof mobileBill) =>
  of('payment', { payment: payment('returned', 5_000, '2026-11-02', { device }) });
const paidSince = (status: 'successful' | 'failed', cents: number, device: typeof phone = phone) =>
  of('payment', { payment: payment(status, cents, '2026-11-05', { device }) });

test.each([
  ['of a device, with nothing paid since', cameBack(phone), [], true],
  ['of a device that was paid as much of since', cameBack(phone), [paidSince('successful', 5_000)], false],
  ['of a device that less was paid of since', cameBack(phone), [paidSince('successful', 4_999)], true],
  ['of a device whose next payment failed', cameBack(phone), [paidSince('failed', 5_000)], true],
  [
    'of a device, with another one paid since',
    cameBack(phone),
    [paidSince('successful', 5_000, { ...phone, id: 'tablet' })],
    true,
  ],
  [
    'of the mobile bill, which is still to pay',
    cameBack(mobileBill),
    [of('charge', { standing: 'unpaid' })],
    true,
  ],
  [
    'of the mobile bill, which is paid',
    cameBack(mobileBill),
    [of('charge', { standing: 'paid' }), of('charge', { date: '2026-11-20', standing: 'unpaid' })],
    false,
  ],
  ['as the mobile biller returned it, paid since', paid, [returned('paid')], false],
  ['as the mobile biller returned it, owed again', paid, [returned('unpaid')], true],
] as const)('a payment that came back %s', (_, line, others, isOwed) =>
  expect(isMobileStillOwed(line, [line, ...others])).toBe(isOwed),
);
