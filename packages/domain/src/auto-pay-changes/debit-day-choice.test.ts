import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bill, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { debitDayChoice, debitDayChoices, defaultDebitDay } from './debit-day-choice.ts';

const today: BusinessDate = '2026-11-21';
const start = { from: today, covered: zero };
const due: BusinessDate = '2026-12-06';
const bills = [bill('2026-10-16', '2026-11-06'), bill('2026-11-16', due)];
/** Made on the 16th, due on the 6th. */
const monthly = { account: { cycleDay: 16 }, bills };
const billed = factsWith({ ...monthly, ledger: [charge(due, 17_325)] });
const paid = factsWith(monthly);

const unavailable = (facts: typeof billed, covered = zero) =>
  debitDayChoices(facts, { from: today, covered })
    .filter(({ availability }) => availability === 'unavailable')
    .map(({ day }) => day);
const daysFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('which days Auto Pay may have', () => {
  test('none between the due day and the day on which the next bill is made, and none too late for this bill', () => {
    expect(unavailable(paid)).toEqual(daysFrom(7, 15));
    expect(unavailable(billed)).toEqual(daysFrom(7, 20));
  });

  test.each([
    ['a payment of the same pass', billed, usd(17_325)],
    ['a payment on its way', { ...billed, payments: [payment('pending', 17_325)] }, zero],
    ['a payment scheduled in time', { ...billed, payments: [payment('scheduled', 17_325, due)] }, zero],
  ])('this bill is not waited for where %s pays it', (_, facts, covered) => {
    expect(unavailable(facts, covered)).toEqual(daysFrom(7, 15));
  });

  test.each([
    ['a cent is left', { ...billed, payments: [payment('pending', 17_324)] }],
    [
      'what is scheduled leaves too late',
      { ...billed, payments: [payment('scheduled', 17_325, '2026-12-07')] },
    ],
  ])('this bill is waited for where %s', (_, facts) => {
    expect(unavailable(facts)).toEqual(daysFrom(7, 20));
  });

  test.each<[number, BusinessDate, BusinessDate, number]>([
    [7, '2026-12-07', due, 1],
    [11, '2026-12-11', due, 5],
    [16, '2026-12-16', due, 10],
    [20, '2026-12-20', due, 14],
  ])(
    'day %i says that a first debit on %s comes late for what is due %s, and by how many days',
    (day, first, dueDate, daysLate) => {
      expect(debitDayChoice(billed, day, start)).toEqual({
        day,
        firstDebit: first,
        availability: 'unavailable',
        reason: 'late',
        dueDate,
        daysLate,
      });
    },
  );

  test('a day that is late for the bills to come says for which, and by how many days', () => {
    expect(debitDayChoice(paid, 11, start)).toMatchObject({
      reason: 'late',
      dueDate: '2027-01-06',
      daysLate: 5,
    });
  });

  test('a due day after the day of the bill in the same month leaves out the turn of the month', () => {
    const facts = factsWith({ account: { cycleDay: 5 }, bills: [bill('2026-11-05', '2026-11-25')] });
    expect(unavailable(facts)).toEqual([...daysFrom(1, 4), ...daysFrom(26, 31)]);
  });

  test('a bill that is due when the next is made leaves every day', () => {
    const facts = factsWith({ account: { cycleDay: 6 }, bills: [bill('2026-11-06', due)] });
    expect(unavailable(facts)).toEqual([]);
  });

  test('the last day of a short month stands for the due day that the bill before tells', () => {
    const facts = factsWith({
      account: { cycleDay: 10 },
      bills: [bill('2027-01-10', '2027-01-30'), bill('2027-02-10', '2027-02-28')],
    });
    const days = debitDayChoices(facts, { from: '2027-02-15', covered: zero });
    expect(days[29]).toMatchObject({ day: 30, firstDebit: '2027-02-28', availability: 'available' });
    expect(days[30]).toMatchObject({ day: 31, availability: 'unavailable' });
  });

  test('a due day that was moved is the newer one', () => {
    const facts = factsWith({
      account: { cycleDay: 16 },
      bills: [bill('2026-10-05', '2026-10-25'), bill('2026-11-16', due)],
    });
    expect(unavailable(facts)).toEqual(daysFrom(7, 15));
  });

  test('a new customer may choose any day', () => {
    expect(unavailable(factsWith())).toEqual([]);
  });

  test('what is past due already keeps no day away', () => {
    expect(unavailable(factsWith({ ...monthly, ledger: [charge('2026-11-06', 500)] }))).toEqual(
      daysFrom(7, 15),
    );
  });
});

describe('the day to begin with', () => {
  test.each([
    ['the due day', billed, 6],
    ['the day of the bill, where nothing was billed yet', factsWith({ account: { cycleDay: 16 } }), 16],
    [
      'the last that is in time, where the due day would be late for something else',
      factsWith({ ...monthly, ledger: [charge('2026-11-25', 500), charge(due, 17_325)] }),
      25,
    ],
  ])('is %s', (_, facts, day) => {
    expect(defaultDebitDay(facts, today)).toBe(day);
  });

  test('is none where any day would be late', () => {
    const facts = factsWith({ ...monthly, ledger: [charge('2026-12-09', 500)] });
    expect(defaultDebitDay(facts, '2026-12-09')).toBeNull();
  });
});

const anyDay = fc.integer({ min: 1, max: 31 });

test('on a day that may be chosen no bill is ever debited late, and the due day may always be chosen', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 400 }), (cycleDay, dueDay, days) => {
      const from = addDays('2026-01-01', days);
      const billDate = nextDayOfMonth(cycleDay, addDays(from, -31));
      const dueDate = nextDayOfMonth(dueDay, addDays(billDate, 1));
      const newest = [billDate, dueDate] as const;
      const before = nextDayOfMonth(dueDay, addDays(dueDate, -31));
      const facts = factsWith({
        account: { cycleDay },
        bills: [bill(addDays(before, -1), before), bill(...newest)],
        ledger: dueDate >= from ? [charge(dueDate, 100)] : [],
      });
      for (const { day, availability, firstDebit } of debitDayChoices(facts, { from, covered: zero })) {
        if (availability !== 'available') continue;
        if (dueDate >= from) expect(firstDebit <= dueDate).toBe(true);
        let billed = nextDayOfMonth(cycleDay, addDays(from, 1));
        for (let month = 0; month < 12; month += 1) {
          expect(
            daysBetween(nextDayOfMonth(day, billed), nextDayOfMonth(dueDay, addDays(billed, 1))),
          ).toBeGreaterThanOrEqual(0);
          billed = nextDayOfMonth(cycleDay, addDays(billed, 1));
        }
      }
    }),
    { numRuns: 40 },
  );
});
