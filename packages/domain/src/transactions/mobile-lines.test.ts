import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import type { MobileLine } from '../mobile/mobile-line.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { listedMobileLines, mobileDetailOf } from './mobile-lines.ts';

const line = (kind: MobileLine['kind'], cents: number, change: Partial<MobileLine> = {}): MobileLine => ({
  id: `${kind}${cents}`,
  kind,
  date: '2026-10-01',
  dueDate: null,
  isBill: false,
  amount: usd(cents),
  payment: null,
  ...change,
});

const phone = { id: 'phone', name: 'Phone', lineLastFour: '1234' };
const bill = line('charge', 10_000, { dueDate: '2026-10-21', isBill: true });

test.each([
  ['a bill that is paid', [bill, line('payment', -10_000)], '2026-11-21', ['paid', null]],
  ['a bill that is paid in part', [bill, line('payment', -4_000)], '2026-10-21', ['unpaid', null]],
  ['a bill the day after it fell due', [bill], '2026-10-22', ['pastDue']],
  [
    'what was paid twice and given back: the bill stays paid',
    [bill, line('payment', -20_000), line('refund', 10_000)],
    '2026-11-21',
    ['paid', null, null],
  ],
  [
    'a returned payment, owed again at once',
    [bill, line('payment', -10_000), line('return', 10_000)],
    '2026-10-02',
    ['unpaid', null, 'paid'],
  ],
] as const)('%s', (_case, lines, today, standings) => {
  expect(listedMobileLines(lines, [], today).billed.map(({ standing }) => standing)).toEqual(standings);
});

test('what was paid of a device stands among them, on its own day, and pays no mobile bill', () => {
  const paid = payment('successful', 20_000, '2026-10-05', {
    id: 'paid',
    postedDate: '2026-10-06',
    device: { id: 'phone', name: 'Phone', lineLastFour: '1234' },
  });
  const lines = listedMobileLines([bill], [paid], '2026-10-22');
  expect(lines.billed.map(({ standing }) => standing)).toEqual(['pastDue']);
  expect(lines.all.map(({ id }) => id)).toEqual([bill.id, 'paid']);
  expect(mobileDetailOf(lines, 'paid', null)).toMatchObject({
    line: { kind: 'payment', date: '2026-10-05', postedDate: '2026-10-06', amount: usd(-20_000) },
    settled: [],
    refunds: [],
    balanceAfter: null,
  });
  expect(mobileDetailOf(lines, bill.id, null)?.balanceAfter).toEqual(usd(10_000));
});

const of = (id: string) => payment('successful', 10_000, '2026-10-01', { id });

test('a payment that came back before its bill is due is owed again at once, and so is its return', () => {
  const made = { ...of('back'), status: 'returned' as const };
  const came = [line('payment', -10_000, { payment: made }), line('return', 10_000, { payment: made })];
  const { isOwed, isOwedSince } = owedOf([bill, ...came]);
  expect([isOwed('payment-10000'), isOwed('return10000')]).toEqual([true, true]);
  expect([isOwedSince('payment-10000'), isOwedSince('return10000')]).toEqual([false, false]);
});

test('no line of mobile service leads to a payment while another one is being confirmed', () => {
  const lines = listedMobileLines([bill], [], '2026-10-02');
  expect(mobileDetailOf(lines, bill.id, null)?.isOwed).toBe(true);
  expect(mobileDetailOf(lines, bill.id, payment('running', 100))?.isOwed).toBe(false);
});

function owedOf(lines: readonly MobileLine[]) {
  const owed = (all: readonly MobileLine[]) => (id: string) =>
    mobileDetailOf(listedMobileLines(all, [], '2026-10-02'), id, null)?.isOwed;
  return { isOwed: owed(lines), isOwedSince: owed([...lines, line('payment', -10_000, { id: 'since' })]) };
}

test('what an order was paid stays whole where its biller wrote a credit and gave as much back, and the bill after it too', () => {
  const [order, refund] = [of('order'), line('refund', 1_000, { date: '2026-10-15', payment: of('order') })];
  const ledger = [
    line('charge', 10_000, { dueDate: '2026-10-01' }),
    line('payment', -10_000, { payment: order }),
    line('charge', 5_000, { id: 'october', date: '2026-10-02', dueDate: '2026-10-12', isBill: true }),
    line('payment', -5_000, { date: '2026-10-10' }),
    line('credit', -1_000, { date: '2026-10-14' }),
    refund,
    line('charge', 6_000, { id: 'november', date: '2026-11-05', dueDate: '2026-11-20', isBill: true }),
    line('payment', -6_000, { date: '2026-11-10' }),
  ];
  const lines = listedMobileLines(ledger, [], '2026-11-21');
  const detailIn = (id: string) => {
    const detail = mobileDetailOf(lines, id, null);
    return [
      detail?.settled.map((settled) => [settled.id, settled.paid.cents, settled.left.cents]),
      detail?.refunds.map(({ amount }) => amount.cents),
    ];
  };
  expect(detailIn('payment-10000')).toEqual([[['charge10000', 10_000, 0]], [1_000]]);
  expect(detailIn('payment-5000')).toEqual([[['october', 5_000, 0]], []]);
  expect(detailIn('payment-6000')).toEqual([[['november', 6_000, 0]], []]);
});

const here = (status: Payment['status'], cents: number) =>
  payment(status, cents, '2026-10-05', { device: { id: 'bill', name: null, lineLastFour: null } });

test.each([
  ['pays it', here('pending', 10_000), '2026-10-06', ['pending', null, false]],
  ['pays it late', here('pending', 10_000), '2026-10-22', ['pending', null, false]],
  ['pays a part', here('pending', 4_000), '2026-10-06', ['unpaid', 6_000, false]],
  ['nobody can confirm', here('unknown', 10_000), '2026-10-06', ['unpaid', null, true]],
  ['nobody can confirm, late', here('unknown', 10_000), '2026-10-22', ['pastDue', null, false]],
  ['failed', here('failed', 10_000), '2026-10-06', ['unpaid', null, false]],
  ['is of a device', { ...here('pending', 10_000), device: phone }, '2026-10-06', ['unpaid', null, false]],
] as const)(
  'a mobile bill, with a payment on its way that %s',
  (_, made, today, [stands, left, unconfirmed]) => {
    const lines = listedMobileLines([bill], [made], today);
    expect(lines.billed).toMatchObject([
      { standing: stands, left: left && usd(left), isUnconfirmed: unconfirmed },
    ]);
    expect(mobileDetailOf(lines, bill.id, null)?.isOwed).toBe(stands !== 'pending');
  },
);

test('a payment made before a refund settled nothing of it, though its bill falls due after that', () => {
  const october = line('charge', 5_000, {
    id: 'october',
    date: '2026-10-02',
    dueDate: '2026-10-25',
    isBill: true,
  });
  const before = [
    line('charge', 10_000, { dueDate: '2026-10-01' }),
    line('payment', -10_000, { payment: of('order') }),
    october,
    line('payment', -5_000, { date: '2026-10-10', payment: of('bill') }),
  ];
  const refund = line('refund', 1_000, { date: '2026-10-15', payment: of('order') });
  const settledBy = (lines: readonly MobileLine[], id: string) =>
    mobileDetailOf(listedMobileLines(lines, [], '2026-11-21'), id, null)?.settled.map(({ kind, paid }) => [
      kind,
      paid.cents,
    ]);
  const credited = [...before, line('credit', -1_000, { date: '2026-10-14' }), refund];
  expect(settledBy(credited, 'payment-5000')).toEqual([['charge', 5_000]]);
  expect(settledBy(credited, 'credit-1000')).toEqual([]);
  // Without a credit it is its own payment that kept less, and what came after pays the rest.
  expect(settledBy([...before, refund], 'payment-10000')).toEqual([['charge', 9_000]]);
  expect(settledBy([...before, refund], 'payment-5000')).toEqual([
    ['charge', 1_000],
    ['charge', 4_000],
  ]);
  // What was written off before the payment was made is not what the refund gave back.
  const earlier = line('credit', -1_000, { date: '2026-09-14' });
  expect(settledBy([earlier, ...before, refund], 'payment-5000')).toEqual([['charge', 5_000]]);
});

test('no payment of mobile service settles a refund of a payment among its lines, and no charge is settled twice', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-10-01', days));
  const cents = fc.integer({ min: 1, max: 9_000 });
  const some = (kind: MobileLine['kind'], sign: number) =>
    fc
      .array(fc.tuple(cents, day), { maxLength: 4 })
      .map((made) =>
        made.map(([amount, date], at) =>
          line(kind, sign * amount, { id: `${kind}${at}`, date, dueDate: date }),
        ),
      );
  fc.assert(
    fc.property(some('charge', 1), some('payment', -1), some('credit', -1), day, cents, (...given) => {
      const [charges, made, credits, date, part] = given;
      const payments = made.map((one) => ({ ...one, payment: of(one.id) }));
      const [first] = payments;
      const refunds = first
        ? [line('refund', Math.min(part, -first.amount.cents), { date, payment: first.payment })]
        : [];
      const lines = listedMobileLines([...charges, ...payments, ...credits, ...refunds], [], '2026-12-01');
      const settled = [...payments, ...credits].flatMap(
        ({ id }) => mobileDetailOf(lines, id, null)?.settled ?? [],
      );
      expect(settled.filter(({ kind }) => kind === 'refund')).toEqual([]);
      for (const charge of charges) {
        const paid = settled.filter(({ id }) => id === charge.id).map((one) => one.paid.cents);
        expect(paid.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(charge.amount.cents);
      }
    }),
  );
});
