import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bill as emptyBill, factsWith, payment } from '../../test/sample-facts.ts';
import type { BillLine, CustomerBill, LedgerEntry } from '../bill/bill.ts';
import { billLineKinds, billServices } from '../bill/bill-kinds.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { addDays } from '../dates/business-date.ts';
import { add, subtract, sum, usd, zero } from '../money/arithmetic.ts';
import { repairPlanNames } from './repair-plan.ts';
import type { StatementService } from './statement.ts';
import { statementFactsOf } from './statement-facts.ts';
import { statementOf } from './statement-of.ts';
import { sectionOf } from './statement-sections.ts';

const line = (
  kind: BillLine['kind'],
  name: string,
  cents: number,
  service: BillLine['service'] = 'internet',
): BillLine => ({
  id: `${kind} ${name}`,
  kind,
  service,
  description: { en: name, es: name },
  explanation: null,
  amount: usd(cents),
  serviceFrom: null,
  serviceTo: null,
});
const bill = (billDate: BusinessDate, lines: readonly BillLine[], id = `bill ${billDate}`): CustomerBill => ({
  ...emptyBill(billDate, addDays(billDate, 20)),
  id,
  lines: [...lines],
  amount: sum(lines.map(({ amount }) => amount)),
});
const entry = (
  kind: LedgerEntry['kind'],
  date: BusinessDate,
  cents: number,
  more: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  id: `${kind} ${date} ${cents}`,
  kind,
  date,
  dueDate: null,
  amount: usd(cents),
  billId: null,
  paymentId: null,
  ...more,
});
const charged = ({ id, billDate, dueDate, amount }: CustomerBill): LedgerEntry =>
  entry('charge', billDate, amount.cents, { dueDate, billId: id });

const october = bill('2026-10-16', [
  line('rate', 'Internet', 8_999),
  line('tax', 'Taxes', 2_088),
  line('promotionEnded', 'Promotion', -1_000),
  line('oneOff', 'Technician visit', 4_999, 'other'),
]);
const november = bill('2026-11-16', [
  line('tax', 'Taxes', 2_328),
  line('rate', 'Internet', 9_999),
  line('rate', 'Phone', 2_999, 'voice'),
  line('discount', 'Auto Pay discount', -500, 'other'),
  line('oneOff', 'Technician visit', 2_000, 'other'),
]);
const paid = payment('successful', 15_086, '2026-11-05', { id: 'paid', postedDate: '2026-11-06' });
const facts = factsWith({
  bills: [november, october],
  ledger: [
    charged(november),
    entry('payment', '2026-11-06', -15_086, { paymentId: 'paid' }),
    charged(october),
    entry('credit', '2026-10-01', -100),
    entry('charge', '2026-11-16', 895),
    entry('payment', '2026-11-17', -1),
  ],
  payments: [paid],
});
const statement = statementOf(statementFactsOf(facts, november, 'unpaid'));

describe('a statement', () => {
  test('says what was left of the bill before', () => {
    expect(statement.previous).toMatchObject({
      billDate: '2026-10-16',
      balance: usd(14_986),
      left: usd(795),
    });
    expect(statement.previous.activity).toMatchObject([
      {
        kind: 'payment',
        date: '2026-11-05',
        postedDate: '2026-11-06',
        amount: usd(-15_086),
        payment: { id: 'paid', channel: 'online' },
      },
      { kind: 'charge', date: '2026-11-16', amount: usd(895), payment: null },
    ]);
    expect(statement.total).toEqual(usd(795 + 16_826));
  });

  test('has its lines by service, and beside a price that changed what it was', () => {
    expect(statement.sections.map(({ service, total }) => [service, total.cents])).toEqual([
      ['internet', 9_999],
      ['voice', 2_999],
      ['oneTime', 2_000],
      ['discounts', -500],
      ['taxes', 2_328],
    ]);
    const was = statement.sections.flatMap(({ lines }) =>
      lines.map((one) => [one.description.en, one.was?.cents ?? null]),
    );
    expect(was).toEqual([
      ['Internet', 8_999],
      ['Phone', null],
      ['Technician visit', null],
      ['Auto Pay discount', null],
      ['Taxes', 2_088],
    ]);
  });

  test('says when what ended had its last day', () => {
    const ends = statement.comparison?.differences.map(({ reason, endedOn }) => [reason, endedOn]);
    expect(ends).toEqual([
      ['newCharge', null],
      ['oneOff', null],
      ['rate', null],
      ['promotionEnded', '2026-11-15'],
      ['discount', null],
      ['tax', null],
    ]);
  });

  test('of a final bill says that what ended had its last day with service', () => {
    const final: CustomerBill = {
      ...november,
      kind: 'final',
      serviceFrom: '2026-10-16',
      serviceTo: '2026-10-30',
    };
    const made = statementOf(statementFactsOf({ ...facts, bills: [final, october] }, final, 'unpaid'));
    const ended = made.comparison?.differences.find(({ reason }) => reason === 'promotionEnded');
    expect(ended?.endedOn).toBe('2026-10-30');
  });

  test('of the first bill compares nothing, and begins with nothing', () => {
    const first = statementOf(statementFactsOf(facts, october, 'paid'));
    expect(first.comparison).toBeNull();
    expect(first.previous).toMatchObject({ billDate: null, balance: zero, left: usd(-100) });
  });

  test('does not compare with a bill that is not all there', () => {
    const torn = { ...october, amount: usd(1) };
    const made = statementOf(statementFactsOf({ ...facts, bills: [november, torn] }, november, 'unpaid'));
    expect(made.comparison).toBeNull();
  });

  test('takes a new name of the repair plan for no difference', () => {
    const before = bill('2025-08-16', [line('rate', repairPlanNames.before.en, 899)]);
    const now = bill('2025-09-16', [line('rate', repairPlanNames.since.en, 899)]);
    const made = statementOf(statementFactsOf(factsWith({ bills: [now, before] }), now, 'paid'));
    expect(made.comparison?.differences).toEqual([]);
    expect(made.sections[0]?.lines[0]?.was).toBeNull();
  });
});

test.each<[BillLine['kind'], BillLine['service'], StatementService]>([
  ['rate', 'tv', 'tv'],
  ['proration', 'voice', 'voice'],
  ['promotionEnded', 'internet', 'internet'],
  ['rate', 'equipment', 'equipment'],
  ['oneOff', 'internet', 'oneTime'],
  ['discount', 'mobile', 'discounts'],
  ['tax', 'voice', 'taxes'],
])('a line of the kind %s for %s stands under %s', (kind, service, section) => {
  expect(sectionOf({ kind, service })).toBe(section);
});

const days = fc.integer({ min: 0, max: 90 }).map((day) => addDays('2026-09-01', day));
const lines = fc.array(
  fc
    .tuple(
      fc.constantFrom(...billLineKinds),
      fc.constantFrom('A', 'B', repairPlanNames.before.en, repairPlanNames.since.en),
      fc.integer({ min: -9_999, max: 9_999 }),
      fc.constantFrom(...billServices),
    )
    .map((parts) => line(...parts)),
);
const entries = fc.array(
  fc
    .tuple(
      fc.constantFrom(
        'charge' as const,
        'payment' as const,
        'credit' as const,
        'return' as const,
        'refund' as const,
      ),
      days,
      fc.integer({ min: -99_999, max: 99_999 }),
    )
    .map((parts) => entry(...parts)),
);
const bills = fc
  .array(fc.tuple(days, lines), { minLength: 1, maxLength: 5 })
  .map((made) => made.map(([day, own], place) => bill(day, own, `bill ${place}`)));

test('whatever was billed and paid, a statement adds up to the cent, to the ledger of its day', () => {
  fc.assert(
    fc.property(bills, entries, (made, others) => {
      const ledger = [...others, ...made.map(charged)];
      for (const one of made) {
        const shown = statementOf(statementFactsOf(factsWith({ bills: made, ledger }), one, 'unpaid'));
        const { previous, sections, newCharges, total, comparison } = shown;
        expect(add(previous.balance, sum(previous.activity.map(({ amount }) => amount)))).toEqual(
          previous.left,
        );
        for (const section of sections)
          expect(sum(section.lines.map(({ amount }) => amount))).toEqual(section.total);
        expect(sum(sections.map((section) => section.total))).toEqual(newCharges);
        expect(newCharges).toEqual(one.amount);
        expect(add(previous.left, newCharges)).toEqual(total);
        const known = ledger.filter(({ date, billId }) => date <= one.billDate || billId === one.id);
        expect(total).toEqual(sum(known.map(({ amount }) => amount)));
        if (comparison)
          expect(sum(comparison.differences.map(({ amount }) => amount))).toEqual(
            subtract(newCharges, comparison.previousAmount),
          );
      }
    }),
  );
});
