import { describe, expect, test } from 'vitest';
import { autoPay, card, charge, factsWith } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { debitSumOf } from '../facts/debit-sum.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { authorizationVersion } from './authorization-text.ts';
import { autoPayOverview, type DebitToCome, type MobileDebits } from './auto-pay-overview.ts';
import type { DebitDayChoice } from './debit-day-choice.ts';
import type { FirstCharge } from './first-debit.ts';
import {
  type AutoPayChangeRequest,
  debitStillMade,
  firstChargeOfChange,
  hasChanged,
  managedAutoPay,
  mobileDebitOfChange,
  mobileManaged,
  standingsOf,
} from './managed-auto-pay.ts';

const due = '2026-12-06' satisfies BusinessDate;
const enrolled = factsWith({
  ledger: [charge(due, 17_325)],
  methods: [card({ usedBy: ['allServices', 'mobile'] })],
  autoPay: autoPay(6, { lastDebitDate: '2026-11-06' }),
  mobileAutoPay: autoPay(14, { id: 'mobile', scope: 'mobile' }),
});
const nothingOwed = { pastDue: zero, newCharges: zero, pending: zero };
const told = (instant: string, facts = enrolled) =>
  managedAutoPay(autoPayOverview(facts, new Date(instant), { cutOff: '20:00' }));

const dayOf = (day: number): DebitDayChoice => ({
  day,
  firstDebit: `2026-12-${day}`,
  availability: 'available',
});
const mobileDebits = (date: BusinessDate, change: Partial<DebitToCome> = {}): MobileDebits => ({
  nextDebit: {
    ...{ date, leavesOn: date, changeBy: date, amount: usd(4_000), isToday: false, isChangeable: true },
    method: {
      methodId: null,
      name: null,
      type: 'creditCard',
      brand: 'visa',
      accountType: null,
      lastFourDigits: '4242',
    },
    ...change,
  },
  isLastDebit: false,
  nextBillDate: '2026-12-17',
  debitDays: [dayOf(12), dayOf(14)],
});

test('whoever manages mobile Auto Pay alone is told of the mobile bill that comes next, not of the account’s', () => {
  const autoPay = { ...told('2026-11-28T12:00:00-05:00'), ofMobile: mobileDebits('2026-12-07') };
  expect(mobileManaged(autoPay).nextBillDate).toBe('2026-12-17');
  expect(mobileManaged({ ...autoPay, ofMobile: null }).nextBillDate).toBeNull();
});

test('what has ended too late for a debit takes no bill after it, whoever else is debited', () => {
  const last = { ...autoPay(10), id: 'last', debitDate: '2026-12-10' as const };
  const ended = { ...enrolled, autoPay: null, lastAutoPay: last };
  expect(told('2026-12-09T12:00:00-05:00', ended)).toMatchObject({ isLastDebit: true, nextBillDate: null });
});

describe('the next debit is made whatever is changed', () => {
  test.each([
    ['in time', '2026-12-05T19:59:00-05:00', null],
    ['past the cutoff of its last day', '2026-12-05T20:01:00-05:00', due],
    ['on its day', '2026-12-06T09:00:00-05:00', due],
  ])('%s', (_, instant, date) => {
    expect(debitStillMade(told(instant))?.date ?? null).toBe(date);
  });

  test('unless there is nothing to take', () => {
    expect(debitStillMade(told('2026-12-06T09:00:00-05:00', { ...enrolled, ledger: [] }))).toBeNull();
  });
});

test.each<[string, number | null, BusinessDate | null, FirstCharge | null]>([
  ['of the account', 17_325, null, { date: due, amount: usd(17_325) }],
  ['of mobile service', null, due, { date: due, amount: usd(4_000) }],
  ['of both on one day', 17_325, due, { date: due, amount: usd(21_325) }],
  ['of the one that comes first', 17_325, '2026-12-05', { date: '2026-12-05', amount: usd(4_000) }],
  [
    'of mobile service, where the account owes nothing',
    0,
    '2026-12-10',
    { date: '2026-12-10', amount: usd(4_000) },
  ],
  ['of nothing', null, null, null],
  ['of nothing that is owed', 0, null, null],
])('what a change charges first: %s', (_, cents, mobile, charge) => {
  const sum = { ...debitSumOf(nothingOwed, [], due), debit: usd(cents ?? 0) };
  const first = cents === null ? null : ({ date: due, sum } as const);
  expect(firstChargeOfChange(first, mobile && { date: mobile, amount: usd(4_000) })).toEqual(charge);
});

test('what is on is told, all services first', () => {
  expect(standingsOf(told('2026-11-21T12:00:00-05:00')).map(({ scope }) => scope)).toEqual([
    'allServices',
    'mobile',
  ]);
  expect(standingsOf({ allServices: null, mobile: null })).toEqual([]);
});

describe('what mobile service is debited by a change of it, beside all services', () => {
  const noon = '2026-11-21T12:00:00-05:00';
  const billed = { ...told(noon), ofMobile: mobileDebits('2026-12-14') };

  test.each<[string, readonly AutoPayScope[], number | null, string | null]>([
    ['on its own day, where that stays', ['allServices', 'mobile'], null, '2026-12-14'],
    ['on the new day', ['allServices', 'mobile'], 12, '2026-12-12'],
    ['alone', ['mobile'], 12, '2026-12-12'],
    ['by a change of the other services', ['allServices'], 12, null],
  ])('%s', (_, scopes, day, date) => {
    expect(mobileDebitOfChange(billed, scopes, day)).toEqual(date && { amount: usd(4_000), date });
  });

  test.each([
    [
      'by a change that comes too late',
      { ...billed, ofMobile: mobileDebits('2026-12-14', { isChangeable: false }) },
    ],
    ['where nothing is billed', { ...billed, ofMobile: mobileDebits('2026-12-14', { amount: zero }) }],
    ['where it is managed alone', { ...billed, allServices: null }],
    ['where it is off', { ...billed, ofMobile: null }],
  ])('not %s', (_, autoPay) => {
    expect(mobileDebitOfChange(autoPay, ['mobile'], null)).toBeNull();
  });
});

const request: AutoPayChangeRequest = {
  scopes: ['allServices'],
  paymentMethodId: null,
  cardDataToken: null,
  debitDay: 3,
  seen: ['auto-pay'],
  acceptedTerms: ['electronicPayment', 'service'],
  textVersion: authorizationVersion,
  language: 'en',
};
const standing = (change: object) => ({ ...autoPay(3, { id: 'new' }), ...change });

test.each<[string, ReturnType<typeof standing> | null, Partial<AutoPayChangeRequest>, boolean]>([
  ['as asked for', standing({}), {}, true],
  ['as it was', autoPay(6), {}, false],
  ['another day', standing({ debitDay: 4 }), {}, false],
  ['off', null, {}, false],
  ['with the method that was named', standing({}), { paymentMethodId: 'card' }, true],
  ['with another', standing({}), { paymentMethodId: 'bank' }, false],
  ['for all services alone', standing({}), { scopes: ['allServices', 'mobile'] }, false],
])('a change that nobody answered was made where it stands %s', (_, allServices, change, isMade) => {
  expect(hasChanged({ allServices, mobile: null }, { ...request, ...change })).toBe(isMade);
});
