import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autoPay, card, charge, factsWith, payment, posted } from '../../test/sample-facts.ts';
import { billStanding } from '../bill/bill-standing.ts';
import { billingSummary } from '../facts/billing-summary.ts';
import { usd, zero } from '../money/arithmetic.ts';
import {
  asksForWhole,
  asksToBePaid,
  behindOnStatement,
  broughtAlong,
  confirmingOnStatement,
  paidElsewhere,
  statementNote,
  withSupportOnStatement,
} from './statement-note.ts';

const billDate = '2026-11-12';
const dueDate = '2026-12-05';
const addedSince = { refunded: zero, charged: zero };
type Summary = NonNullable<Parameters<typeof statementNote>[1]>;
type Debit = NonNullable<Summary['setToPay']>['payments'][number];

const debit: Debit = {
  date: '2026-12-03',
  amount: usd(10_000),
  method: {
    methodId: 'card',
    name: null,
    type: 'creditCard',
    brand: 'visa',
    accountType: null,
    lastFourDigits: '4242',
  },
  madeBy: null,
};

const summaryWith = (
  left: number | null,
  nextDueDate: Summary['balance']['nextDueDate'] = dueDate,
): Summary => ({
  openPayment: null,
  news: billingSummary(factsWith({}), new Date('2026-11-21T20:04:00Z')).news,
  openCharges: [],
  setToPay: left === null ? null : { payments: [debit], left: usd(left) },
  balance: {
    amountDue: usd(10_000),
    newCharges: usd(10_000),
    credit: zero,
    pastDue: zero,
    pastDueNet: zero,
    pending: zero,
    creditBalance: zero,
    oldestUnpaidDueDate: null,
    nextDueDate,
  },
});

type Row = [
  what: string,
  statement: Parameters<typeof statementNote>[0],
  summary: Summary | null,
  kind: ReturnType<typeof statementNote>['kind'],
];

it.each<Row>([
  [
    'is paid',
    { standing: 'paid', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(null),
    'paid',
  ],
  [
    'has a pending payment',
    { standing: 'pending', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(0),
    'pending',
  ],
  [
    'is past due',
    { standing: 'pastDue', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(null),
    'pastDue',
  ],
  [
    'is unpaid',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(null),
    'unpaid',
  ],
  [
    'is unpaid, and no one knows more',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) },
    null,
    'unpaid',
  ],
  [
    'is covered',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(0),
    'covered',
  ],
  [
    'is covered in part',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(1),
    'partly',
  ],
  [
    'is not the one that is set to be paid',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) },
    summaryWith(0, '2026-11-30'),
    'unpaid',
  ],
  [
    'comes to nothing',
    { standing: 'paid', billDate, dueDate, addedSince, total: zero },
    summaryWith(null),
    'nothing',
  ],
  [
    'comes to a credit',
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(-500) },
    summaryWith(0),
    'nothing',
  ],
])('a statement that %s', (_, statement, summary, kind) => {
  expect(statementNote(statement, summary).kind).toBe(kind);
});

it.each([
  ['nothing is paid of', 0, 10_000, 'unpaid', null],
  ['a part is paid of', 4_000, 10_000, 'unpaidRest', 6_000],
  ['had a credit carried over, and nothing is paid of', 4_000, 6_000, 'unpaid', null],
  ['had a credit carried over that was given back since', 1_000, 6_000, 'unpaidMore', 9_000],
] as const)('a statement that %s tells what is left', (_, cents, total, kind, left) => {
  const owedOfBill = { ...charge(dueDate, 10_000), date: billDate, billId: 'november' } as const;
  const ledger = cents === 0 ? [owedOfBill] : [owedOfBill, posted(cents)];
  const summary = billingSummary(factsWith({ ledger }), new Date('2026-11-21T20:04:00Z'));
  const note = statementNote(
    { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(total) },
    summary,
  );
  expect(note.kind).toBe(kind);
  expect('left' in note ? note.left.cents : null).toBe(left);
});

it('says what a refund added since to what it asks for', () => {
  const owedOfBill = { ...charge(dueDate, 11_825), date: billDate, billId: 'november' } as const;
  const refund = { ...charge('2026-11-19', 2_550), kind: 'refund' } as const;
  const paid = { ...posted(10_000), date: '2026-10-20' } as const;
  const ledger = [charge('2026-10-15', 10_000), paid, owedOfBill, refund];
  const before = { ...charge('2026-11-13', 2_550), kind: 'refund' } as const;
  const credit = { ...posted(2_550), date: '2026-11-01' } as const;
  const noteOf = (given: typeof ledger, total: number) =>
    statementNote(
      {
        standing: 'unpaid',
        billDate,
        dueDate,
        addedSince: { ...addedSince, refunded: usd(2_550) },
        total: usd(total),
      },
      billingSummary(factsWith({ ledger: given }), new Date('2026-11-21T20:04:00Z')),
    );
  // Its money went to the refund, which fell due first.
  expect(noteOf([owedOfBill, credit, before], 9_275)).toEqual({
    kind: 'unpaidMore',
    left: usd(11_825),
    by: 'refunded',
    added: usd(2_550),
  });
  expect(noteOf(ledger, 11_825)).toEqual({ kind: 'unpaid' });
});

it.each([
  ['money was given back', 2_550, 0, 'refunded', 2_550],
  ['something was charged apart', 0, 1_200, 'charged', 1_200],
  ['both may have', 2_550, 1_200, 'both', 3_000],
  ['no one knows what', 0, 0, 'both', 3_000],
] as const)('tells what a statement asks more for, where %s', (_, refunded, charged, by, added) => {
  const owedOfBill = { ...charge(dueDate, 10_000), date: billDate, billId: 'november' } as const;
  const summary = billingSummary(factsWith({ ledger: [owedOfBill] }), new Date('2026-11-21T20:04:00Z'));
  const since = { refunded: usd(refunded), charged: usd(charged) };
  expect(
    statementNote({ standing: 'unpaid', billDate, dueDate, total: usd(7_000), addedSince: since }, summary),
  ).toEqual({ kind: 'unpaidMore', left: usd(10_000), by, added: usd(added) });
});

it('asks for what is owed again since a payment of it came back', () => {
  const paid = payment('returned', 10_000, '2026-11-16');
  const back = { ...charge('2026-11-19', 10_000), kind: 'return', paymentId: paid.id } as const;
  const owedOfBill = { ...charge(dueDate, 10_000), date: billDate, billId: 'november' } as const;
  const facts = factsWith({ ledger: [owedOfBill, posted(10_000), back], payments: [paid] });
  const summary = billingSummary(facts, new Date('2026-11-21T20:04:00Z'));
  const statement = { standing: 'returned', billDate, dueDate, addedSince, total: usd(10_000) } as const;
  expect(statementNote(statement, summary)).toEqual({ kind: 'returned', left: usd(10_000) });
  expect(asksToBePaid(statement, summary)).toBe(true);
});

it.each([
  ['nothing of it is', [charge('2026-11-21', 7_241)], [], null],
  ['an earlier bill is', [charge('2026-11-15', 7_241)], [], { late: 7_241, since: '2026-11-15' }],
  [
    'two are, the older in part',
    [charge('2026-10-15', 7_241), posted(2_241), charge('2026-11-15', 1_000)],
    [],
    { late: 6_000, since: '2026-10-15' },
  ],
  [
    'a part of it is pending',
    [charge('2026-11-15', 7_241)],
    [payment('pending', 5_000)],
    { late: 2_241, since: '2026-11-15' },
  ],
  ['all of it is pending', [charge('2026-11-15', 7_241)], [payment('pending', 7_241)], null],
] as const)(
  'a statement says how much of it is past due already, and since when: %s',
  (_, owed, payments, behind) => {
    const ledger = [...owed, { ...charge(dueDate, 7_241), date: '2026-11-20' } as const].map((entry) => ({
      ...entry,
      date: entry.date < '2026-11-21' ? entry.date : ('2026-11-20' as const),
    }));
    const summary = billingSummary(
      factsWith({ ledger, payments: [...payments] }),
      new Date('2026-11-21T20:04:00Z'),
    );
    const told = behindOnStatement(
      { standing: 'unpaid', billDate: '2026-11-20', total: usd(14_482) },
      summary,
    );
    expect(told && { late: told.late.cents, since: told.since }).toEqual(behind);
    expect(
      behindOnStatement({ standing: 'pastDue', billDate: '2026-11-20', total: usd(14_482) }, summary),
    ).toBeNull();
  },
);

const owed = { ...charge(dueDate, 10_000), date: billDate } as const;
const handedOver = (cents: number) => payment('unknown', cents, '2026-11-19', { inSupportQueue: true });
const scheduled = (cents: number) => [payment('scheduled', cents, '2026-12-01')];

it.each<[what: string, Parameters<typeof factsWith>[0], asks: boolean]>([
  ['is owed', { ledger: [owed] }, true],
  ['is set to be paid in part', { ledger: [owed], payments: scheduled(4_000) }, true],
  ['is set to be paid', { ledger: [owed], payments: scheduled(10_000) }, false],
  ['Auto Pay takes', { ledger: [owed], autoPay: autoPay(5), methods: [card()] }, false],
  ['a payment is being confirmed of', { ledger: [owed], payments: [payment('unknown', 10_000)] }, false],
  ['support looks into a payment of', { ledger: [owed], payments: [handedOver(10_000)] }, true],
  [
    'cannot be paid online',
    { ledger: [owed], account: { restrictions: { card: false, bank: false, online: true } } },
    false,
  ],
])('a statement that %s asks to be paid or not', (_, facts, asks) => {
  const summary = billingSummary(factsWith(facts), new Date('2026-11-21T20:04:00Z'));
  expect(
    asksToBePaid({ standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) }, summary),
  ).toBe(asks);
  const { openPayment } = summary;
  expect(confirmingOnStatement({ standing: 'unpaid' }, summary)).toBe(openPayment);
  expect(confirmingOnStatement({ standing: 'paid' }, summary)).toBeNull();
  expect(withSupportOnStatement({ standing: 'unpaid' }, summary)).toBe(summary.news.withSupport[0] ?? null);
  expect(asksToBePaid({ standing: 'paid', billDate, dueDate, addedSince, total: usd(10_000) }, summary)).toBe(
    false,
  );
});

it('asks for the whole of a bill until something of it is paid', () => {
  const unpaid = { standing: 'unpaid', billDate, dueDate, addedSince, total: usd(10_000) } as const;
  expect(asksForWhole(statementNote(unpaid, null))).toBe(true);
  expect(asksForWhole(statementNote(unpaid, summaryWith(0)))).toBe(true);
  expect(asksForWhole(statementNote({ ...unpaid, standing: 'pending' }, null))).toBe(false);
  expect(asksForWhole({ kind: 'unpaidRest', left: usd(4_000) })).toBe(false);
});

it.each<[what: string, ReturnType<typeof payment>[], kind: string]>([
  ['a payment of all of it is being confirmed', [payment('unknown', 10_000)], 'unconfirmed'],
  ['support looks into a payment of all of it', [handedOver(10_000)], 'unconfirmed'],
  ['support looks into two that come to it', [handedOver(4_000), handedOver(6_000)], 'unconfirmed'],
  [
    'a part is on its way, and support looks into the rest',
    [payment('pending', 4_000), handedOver(6_000)],
    'unconfirmed',
  ],
  [
    'a part is on its way, and support looks into all',
    [payment('pending', 4_000), handedOver(10_000)],
    'unconfirmed',
  ],
  [
    'a part is on its way, and the rest is being confirmed',
    [payment('pending', 4_000), payment('unknown', 6_000)],
    'unconfirmed',
  ],
  ['it was paid again', [payment('pending', 10_000), handedOver(10_000)], 'pending'],
  ['support looks into a payment of a part', [handedOver(4_000)], 'unpaid'],
  ['nothing is paid', [], 'unpaid'],
])('is not told to be unpaid while nobody knows: %s', (_, payments, kind) => {
  const summary = billingSummary(factsWith({ ledger: [owed], payments }), new Date('2026-11-21T20:04:00Z'));
  const standing = billStanding({ billDate, dueDate, amount: usd(10_000) }, summary);
  const statement = { standing, billDate, dueDate, addedSince, total: usd(10_000) } as const;
  expect(statementNote(statement, summary).kind).toBe(kind);
});

it.each([
  ['pays nothing online', { card: false, bank: false, online: true }, 'unpaid', 'blocked'],
  [
    'pays with neither card nor bank account',
    { card: true, bank: true, online: false },
    'unpaid',
    'cardAndBank',
  ],
  ['pays from a bank account alone', { card: true, bank: false, online: false }, 'unpaid', null],
  ['pays nothing online, and has paid it', { card: false, bank: false, online: true }, 'paid', null],
] as const)('where the bill of an account is paid that %s', (_, restrictions, standing, told) => {
  const summary = billingSummary(
    factsWith({ ledger: [owed], account: { restrictions } }),
    new Date('2026-11-21T20:04:00Z'),
  );
  const statement = { standing, billDate, dueDate, addedSince, total: usd(10_000) } as const;
  expect(paidElsewhere(statement, summary)).toBe(told);
});

it.each([
  ['what earlier bills left', 8_612, 17_825, { kind: 'includes', amount: usd(8_612), charges: usd(17_825) }],
  ['a credit', -6_000, 17_825, { kind: 'credited', amount: usd(6_000), charges: usd(17_825) }],
  ['a credit beyond all of it', -20_000, 17_825, { kind: 'credited', amount: usd(20_000), charges: null }],
  [
    'what earlier bills left, and no charge',
    5_000,
    0,
    { kind: 'includes', amount: usd(5_000), charges: null },
  ],
  ['nothing', 0, 17_825, null],
] as const)('a statement brings along %s', (_, left, charges, told) => {
  const figures = { newCharges: usd(charges), total: usd(left + charges) };
  expect(broughtAlong({ ...figures, previous: { left: usd(left) } })).toEqual(told);
});

it('a statement that comes to another figure than its bill in a list tells both, and they add up', () => {
  const cents = fc.integer({ min: -30_000, max: 30_000 });
  fc.assert(
    fc.property(cents, cents, (left, newCharges) => {
      const total = left + newCharges;
      const figures = { newCharges: usd(newCharges), total: usd(total) };
      const told = broughtAlong({ ...figures, previous: { left: usd(left) } });
      expect(told === null).toBe(total === newCharges);
      if (!told?.charges) return;
      const { kind, amount, charges } = told;
      expect(charges.cents + (kind === 'includes' ? amount.cents : -amount.cents)).toBe(total);
      expect(amount.cents).toBeGreaterThan(0);
    }),
  );
});
