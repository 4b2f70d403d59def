import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoPay, bill, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';
import { type DebitTurn, debitTurn } from './debit-turn.ts';
import { nextDebit } from './next-debit.ts';

const due: BusinessDate = '2026-12-06';
const enrolment = autoPay(6, { lastDebitDate: '2026-11-06' });
const facts = factsWith({ ledger: [charge(due, 17_325)], autoPay: enrolment });
const attempt = (day: BusinessDate, status: Payment['status']) =>
  payment(status, 17_325, day, { channel: 'autoPay' });
const debited = (...payments: Payment[]): AccountFacts => ({
  ...facts,
  autoPay: { ...enrolment, lastDebitDate: due },
  payments,
});
const last = { ...enrolment, id: 'ended', debitDate: due };

const short = (turn: DebitTurn) => [turn.turn, turn.turn === 'wait' ? null : turn.on, turn.after.lookOn];

test.each<[string, AccountFacts, BusinessDate, ReturnType<typeof short>]>([
  ['before its day', facts, '2026-12-05', ['wait', null, due]],
  ['on its day', facts, due, ['debit', due, '2026-12-07']],
  ['up to three days late', facts, '2026-12-09', ['debit', due, '2026-12-10']],
  ['four days late', facts, '2026-12-10', ['tell', due, '2026-12-10']],
  [
    'four days late, with nothing to take',
    { ...facts, ledger: [] },
    '2026-12-10',
    ['wait', null, '2026-12-10'],
  ],
  ['with nothing to take', { ...facts, ledger: [] }, due, ['wait', null, '2027-01-06']],
  [
    'where the account may not be debited',
    { ...facts, account: { ...facts.account, status: 'disconnected' } },
    due,
    ['wait', null, '2027-01-06'],
  ],
  [
    'the day after it went through',
    debited(attempt(due, 'successful')),
    '2026-12-07',
    ['wait', null, '2027-01-06'],
  ],
  [
    'on its day, while another makes the debit',
    { ...facts, payments: [attempt(due, 'running')] },
    due,
    ['wait', null, due],
  ],
  [
    'on its day, while nobody knows whether another payment was taken',
    { ...facts, payments: [payment('unknown', 17_325, due)] },
    '2026-12-08',
    ['wait', null, '2026-12-08'],
  ],
  [
    'four days late, while nobody knows whether another payment was taken',
    { ...facts, payments: [payment('unknown', 17_325, due)] },
    '2026-12-10',
    ['wait', null, '2026-12-10'],
  ],
  [
    'while people look into a payment',
    { ...facts, payments: [payment('unknown', 17_325, due, { inSupportQueue: true })] },
    due,
    ['wait', null, '2027-01-06'],
  ],
  [
    'while the debit of before a change is still to be made',
    { ...facts, lastAutoPay: { ...last, debitDate: '2026-12-07' } },
    due,
    ['wait', null, '2026-12-07'],
  ],
  [
    'where the debit of a day that was changed since is not known',
    { ...debited(attempt(due, 'unknown')), autoPay: { ...enrolment, debitDay: 20, lastDebitDate: due } },
    '2026-12-09',
    ['wait', null, '2026-12-20'],
  ],
  ['while it is not known', debited(attempt(due, 'unknown')), '2026-12-07', ['wait', null, '2026-12-08']],
  [
    'declined, and paid by what may fail yet',
    debited(attempt(due, 'failed'), payment('unknown', 17_325, due)),
    '2026-12-07',
    ['wait', null, '2026-12-08'],
  ],
  [
    'declined, and paid',
    { ...debited(attempt(due, 'failed')), ledger: [] },
    '2026-12-10',
    ['wait', null, '2026-12-11'],
  ],
  [
    'not known on the day on which it would be tried again',
    debited(attempt(due, 'unknown')),
    '2026-12-09',
    ['wait', null, '2026-12-09'],
  ],
  ['long unknown', debited(attempt(due, 'unknown')), '2026-12-15', ['wait', null, '2027-01-06']],
  ['after it was declined', debited(attempt(due, 'failed')), '2026-12-07', ['wait', null, '2026-12-09']],
  [
    'on the day of a retry',
    debited(attempt(due, 'failed')),
    '2026-12-09',
    ['debit', '2026-12-09', '2026-12-10'],
  ],
  [
    'after the last retry',
    debited(attempt(due, 'failed'), attempt('2026-12-09', 'failed'), attempt('2026-12-12', 'failed')),
    '2026-12-13',
    ['wait', null, '2027-01-06'],
  ],
])('%s', (_, standing, today, expected) => {
  expect(short(debitTurn(standing, enrolment.id, today, defaultAutoPaySettings))).toEqual(expected);
});

test.each<[string, BusinessDate, ReturnType<typeof short>]>([
  ['before its day', '2026-12-05', ['wait', null, due]],
  ['on its day', due, ['debit', due, null]],
  ['four days late', '2026-12-10', ['tell', due, null]],
])('the last debit of an enrolment that has ended, %s', (_, today, expected) => {
  const ended = { ...facts, autoPay: null, lastAutoPay: last };
  expect(short(debitTurn(ended, last.id, today, defaultAutoPaySettings))).toEqual(expected);
});

test('the last debit is still made while nobody knows whether another payment was taken', () => {
  const ended = { ...facts, autoPay: null, lastAutoPay: last, payments: [payment('unknown', 17_325, due)] };
  const { after } = debitTurn(ended, last.id, '2026-12-08', defaultAutoPaySettings);
  expect(after).toEqual({ lastDebitDate: enrolment.lastDebitDate, lookOn: due });
});

test('what may still be due on a day is not written down as dealt with', () => {
  const held = { ...facts, payments: [payment('unknown', 17_325, due)] };
  const { after } = debitTurn(held, enrolment.id, due, defaultAutoPaySettings);
  expect(after.lastDebitDate).toBe(enrolment.lastDebitDate);
  const failed = { ...facts, payments: [payment('failed', 17_325, due)] };
  expect(short(debitTurn(failed, enrolment.id, '2026-12-08', defaultAutoPaySettings))).toEqual([
    'debit',
    due,
    '2026-12-09',
  ]);
});

test('what is no enrolment of the account any more is never looked at again', () => {
  expect(short(debitTurn(facts, 'another', due, defaultAutoPaySettings))).toEqual(['wait', null, null]);
});

test('whenever it is looked at, what is debited is what was told, once for each day that it is for', () => {
  const ends = fc.constantFrom('failed', 'successful', 'unknown', 'pending');
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }),
      fc.array(ends, { minLength: 9 }),
      (pauses, all) => {
        let standing = facts;
        let today: BusinessDate = '2026-12-04';
        let lookOn: BusinessDate | null = '2026-12-04';
        const made: BusinessDate[] = [];
        for (const pause of pauses) {
          today = addDays(today, pause);
          if (lookOn === null || lookOn > today) continue;
          const told = nextDebit(standing, today);
          const turn = debitTurn(standing, enrolment.id, today, defaultAutoPaySettings);
          const lastDebitDate = turn.after.lastDebitDate ?? enrolment.lastDebitDate;
          standing = { ...standing, autoPay: { ...enrolment, lastDebitDate } };
          lookOn = turn.after.lookOn;
          if (turn.turn !== 'debit') continue;
          expect(told).toMatchObject({ date: today, estimatedAmount: turn.amount });
          made.push(turn.on);
          const end = all[made.length % all.length] ?? 'failed';
          standing = { ...standing, payments: [...standing.payments, attempt(today, end)] };
        }
        expect(new Set(made).size).toBe(made.length);
        expect(
          made.every((day) => [due, '2026-12-09', '2026-12-12'].includes(day) || day >= '2027-01-06'),
        ).toBe(true);
      },
    ),
  );
});

test('nothing is taken twice of what is owed', () => {
  const turn = debitTurn(
    { ...facts, payments: [payment('pending', 7_325, due)] },
    enrolment.id,
    due,
    defaultAutoPaySettings,
  );
  expect(turn).toMatchObject({ turn: 'debit', amount: usd(10_000) });
});

test('an Auto Pay that was canceled too late for a debit takes no bill that came after', () => {
  const billed = { ...charge(due, 16_000), billId: 'next' };
  const ended = { ...facts, autoPay: null, lastAutoPay: last, ledger: [billed] };
  expect(debitTurn(ended, 'ended', due, defaultAutoPaySettings).turn).toBe('wait');
  expect(nextDebit(ended, due)?.estimatedAmount).toEqual(usd(0));
  const before = { ...charge('2026-11-26', 16_000), billId: 'before' };
  const both = { ...ended, ledger: [before, billed] };
  expect(debitTurn(both, 'ended', due, defaultAutoPaySettings)).toMatchObject({
    turn: 'debit',
    amount: usd(16_000),
  });
  // Where Auto Pay was changed and goes on, the debit of before takes it as agreed.
  const changed = { ...both, autoPay: { ...enrolment, id: 'new' } };
  expect(debitTurn(changed, 'ended', due, defaultAutoPaySettings)).toMatchObject({ amount: usd(32_000) });
});

describe('a debit day on which the bill is made', () => {
  const account = { ...facts.account, cycleDay: 6 };
  const unbilled = { ...facts, account, bills: [bill('2026-11-06', '2026-11-26')], ledger: [] };
  const made = { ...charge(due, 16_000), billId: 'december' };
  const billed = { ...unbilled, ledger: [made] };
  const turnOn = (all: AccountFacts, day: BusinessDate) =>
    debitTurn(all, enrolment.id, day, defaultAutoPaySettings);

  test('waits for it, and takes it when it is there', () => {
    expect(turnOn(unbilled, due)).toEqual({
      turn: 'wait',
      after: { lastDebitDate: '2026-11-06', lookOn: due },
    });
    expect(short(turnOn(billed, '2026-12-07'))).toEqual(['debit', due, '2026-12-08']);
  });

  test('is over where the bill is of nothing, or has not come on the last day that is made up for', () => {
    const over = { turn: 'wait', after: { lastDebitDate: due, lookOn: '2027-01-06' } };
    expect(turnOn({ ...unbilled, bills: [bill(due, '2026-12-26')] }, due)).toEqual(over);
    expect(turnOn(unbilled, '2026-12-08').after.lastDebitDate).toBe('2026-11-06');
    expect(turnOn(unbilled, '2026-12-09')).toEqual(over);
  });

  test('is waited for by nobody who has no bill yet', () => {
    expect(turnOn({ ...unbilled, bills: [] }, due).after.lastDebitDate).toBe(due);
  });

  test('is waited for by the debit of before that a change came too late for', () => {
    const changed = { ...unbilled, lastAutoPay: last };
    expect(debitTurn(changed, 'ended', due, defaultAutoPaySettings).after.lookOn).toBe(due);
    const canceled = { ...changed, autoPay: null };
    expect(debitTurn(canceled, 'ended', due, defaultAutoPaySettings).after.lookOn).toBeNull();
  });
});
