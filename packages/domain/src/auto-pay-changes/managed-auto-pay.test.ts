import { describe, expect, test } from 'vitest';
import { autoPay, card, charge, factsWith } from '../../test/sample-facts.ts';
import { authorizationVersion } from './authorization-text.ts';
import { autoPayOverview } from './auto-pay-overview.ts';
import {
  type AutoPayChangeRequest,
  debitStillMade,
  hasChanged,
  managedAutoPay,
  standingsOf,
} from './managed-auto-pay.ts';

const due = '2026-12-06';
const enrolled = factsWith({
  ledger: [charge(due, 17_325)],
  methods: [card({ usedBy: ['allServices', 'mobile'] })],
  autoPay: autoPay(6, { lastDebitDate: '2026-11-06' }),
  mobileAutoPay: autoPay(14, { id: 'mobile', scope: 'mobile' }),
});
const told = (instant: string, facts = enrolled) =>
  managedAutoPay(autoPayOverview(facts, new Date(instant), { cutOff: '20:00' }));

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

test('what is on is told, all services first', () => {
  expect(standingsOf(told('2026-11-21T12:00:00-05:00')).map(({ scope }) => scope)).toEqual([
    'allServices',
    'mobile',
  ]);
  expect(standingsOf({ allServices: null, mobile: null })).toEqual([]);
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
