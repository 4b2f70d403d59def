import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { LedgerEntry } from '../bill/bill.ts';
import { addDays } from '../dates/business-date.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import type { Payment } from '../payment/payment.ts';
import { askedByLine } from './asked-by-line.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { isMobileStillOwed, isStillOwed, returnedOn } from './still-owed.ts';

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
const bill: LedgerEntry = { ...charge('2026-12-06', 10_000), date: '2026-11-08', billId: 'november' };
const entry = (kind: LedgerEntry['kind'], cents: number, date: LedgerEntry['date'], paymentId: string) => ({
  ...charge(date, cents),
  kind,
  paymentId,
  ...(cents < 0 && { dueDate: null }),
});
const cameBack = [
  entry('payment', -10_000, '2026-11-12', 'back'),
  entry('return', 10_000, '2026-11-15', 'back'),
];
const standingOf = (ledger: readonly LedgerEntry[], payments: readonly Payment[] = []) =>
  billingSummary(
    factsWith({ ledger: [...ledger], payments: [...payments] }),
    new Date('2026-11-21T17:00:00Z'),
  );
const later = { ...charge('2026-12-20', 3_000), date: '2026-11-20' } as const;
const since = (cents: number) => entry('payment', -cents, '2026-11-17', 'since');

test.each([
  ['a bill that is not paid', of('charge', { standing: 'unpaid' }), true],
  ['a bill that is past due', of('charge', { standing: 'pastDue' }), true],
  ['a bill that is paid', of('charge', { standing: 'paid' }), false],
  ['a payment that posted', of('payment', { payment: payment('successful', 5_000) }), false],
  ['a payment that came back of something else than the account', paid, false],
] as const)('%s', (_, line, isOwed) => expect(isStillOwed(line, null, standingOf([bill]))).toBe(isOwed));

test.each([
  ['before its bill is due', [bill, ...cameBack], [], true],
  ['and was paid since', [bill, ...cameBack, since(10_000)], [], false],
  ['and was paid since in part', [bill, ...cameBack, since(9_999)], [], true],
  ['and was paid since, when more was charged', [bill, ...cameBack, since(10_000), later], [], false],
  ['and is covered by one on its way', [bill, ...cameBack], [payment('pending', 10_000)], false],
  [
    'and may be covered by one that people look into',
    [bill, ...cameBack],
    [payment('unknown', 10_000, '2026-11-19', { inSupportQueue: true })],
    true,
  ],
] as const)('a payment that came back %s', (_, ledger, payments, isOwed) => {
  const summary = standingOf(ledger, payments);
  expect(isStillOwed(paid, '2026-11-15', summary)).toBe(isOwed);
  expect(isStillOwed(of('return', { payment: back, date: '2026-11-15' }), null, summary)).toBe(isOwed);
});

test.each([
  ['of the account', null],
  ['of a device', { id: 'phone', name: 'Phone', lineLastFour: '1234' }],
] as const)('nothing is to be paid again while a payment %s is being confirmed', (_, device) => {
  const openPayment = payment('running', 5_000, '2026-11-20', { device });
  const summary = { ...standingOf([bill, ...cameBack]), openPayment };
  expect(isStillOwed(of('charge', { standing: 'unpaid' }), null, summary)).toBe(false);
  expect(isStillOwed(paid, '2026-11-15', summary)).toBe(false);
  expect(isMobileStillOwed(of('charge', { standing: 'unpaid' }), [], openPayment)).toBe(false);
});

test('a payment that came back is owed as long as its bill or the line of its return is, and once all is paid none', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  const due = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-10-20', days));
  fc.assert(
    fc.property(cents, due, fc.array(cents, { maxLength: 3 }), (sum, dueDate, paidSince) => {
      const ledger: LedgerEntry[] = [
        { ...charge(dueDate, sum), date: '2026-10-01', billId: 'october' },
        entry('payment', -sum, '2026-10-19', 'back'),
        entry('return', sum, '2026-10-25', 'back'),
        ...paidSince.map((one) => entry('payment', -one, '2026-11-01', 'since')),
      ];
      const made = payment('returned', sum, '2026-10-18', { id: 'back' });
      const summary = standingOf(ledger, [made]);
      const lines = ledger
        .filter(({ kind }) => kind !== 'payment')
        .map((line) => ({
          ...of(line.kind, { date: line.date, payment: line.kind === 'return' ? made : null }),
          ...askedByLine({ ...line, isBill: line.billId !== null }, summary),
        }));
      const own = of('payment', { date: '2026-10-18', payment: made });
      const isPaid = paidSince.reduce((all, one) => all + one, 0) >= sum;
      expect(isStillOwed(own, returnedOn(own, lines), summary)).toBe(!isPaid);
      expect(lines.map((line) => isStillOwed(line, null, summary)).includes(true)).toBe(!isPaid);
      for (const line of lines.filter(({ kind }) => kind === 'return'))
        expect(isStillOwed(line, null, summary)).toBe(!isPaid);
    }),
  );
});

const phone = { id: 'phone', name: 'Phone', lineLastFour: '1234' };
const mobileBill = { id: 'bill', name: null, lineLastFour: null };
const cameBackOf = (device: typeof phone | typeof mobileBill) =>
  of('payment', { payment: payment('returned', 5_000, '2026-11-02', { device }) });
const paidSince = (status: 'successful' | 'failed', cents: number, device: typeof phone = phone) =>
  of('payment', { payment: payment(status, cents, '2026-11-05', { device }) });

test.each([
  ['of a device, with nothing paid since', cameBackOf(phone), [], true],
  ['of a device that was paid as much of since', cameBackOf(phone), [paidSince('successful', 5_000)], false],
  ['of a device that less was paid of since', cameBackOf(phone), [paidSince('successful', 4_999)], true],
  ['of a device whose next payment failed', cameBackOf(phone), [paidSince('failed', 5_000)], true],
  [
    'of a device that was paid in two parts since',
    cameBackOf(phone),
    [paidSince('successful', 2_500), paidSince('successful', 2_500)],
    false,
  ],
  [
    'of a device, with another one paid since',
    cameBackOf(phone),
    [paidSince('successful', 5_000, { ...phone, id: 'tablet' })],
    true,
  ],
  [
    'of the mobile bill, which is still to pay',
    cameBackOf(mobileBill),
    [of('charge', { standing: 'unpaid' })],
    true,
  ],
  [
    'of the mobile bill, which is paid',
    cameBackOf(mobileBill),
    [of('charge', { standing: 'paid' }), of('charge', { date: '2026-11-20', standing: 'unpaid' })],
    false,
  ],
  ['as the mobile biller returned it, paid since', paid, [returned('paid')], false],
  ['as the mobile biller returned it, owed again', paid, [returned('unpaid')], true],
  [
    'as the mobile biller returned it before its bill is due',
    paid,
    [returned('paid'), of('charge', { date: '2026-11-01', standing: 'unpaid' })],
    true,
  ],
] as const)('a payment that came back %s', (_, line, others, isOwed) =>
  expect(isMobileStillOwed(line, [line, ...others], null)).toBe(isOwed),
);

test('one payment of a device pays again only what came back of it first', () => {
  const made = (id: string, requestedAt: string) => {
    const own = payment('returned', 5_000, '2026-11-02', { id, requestedAt, device: phone });
    return of('payment', { payment: own });
  };
  const [second, first] = [made('second', '2026-11-03T12:00:00Z'), made('first', '2026-11-02T12:00:00Z')];
  const lines = [second, first, paidSince('successful', 5_000)];
  expect([first, second].map((line) => isMobileStillOwed(line, lines, null))).toEqual([false, true]);
});
