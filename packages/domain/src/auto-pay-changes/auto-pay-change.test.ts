import { describe, expect, test } from 'vitest';
import {
  autoPay,
  bankAccount,
  bankSnapshot,
  bill,
  card,
  charge,
  factsWith,
  payment,
} from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { outcomes } from '../outcomes/outcomes.ts';
import { autoPayCancelPreview } from './auto-pay-cancel.ts';
import { autoPayChangeRefusals, autoPayFailures, type RequestedAutoPayChange } from './auto-pay-change.ts';
import { changeReach, startOfChange } from './change-reach.ts';

const due: BusinessDate = '2026-12-06';
const settings = { cutOff: '20:00' };
const debited = card({ usedBy: ['allServices'] });
const enrolled = factsWith({
  account: { cycleDay: 16 },
  bills: [bill('2026-11-16', due)],
  ledger: [charge(due, 17_325)],
  methods: [debited, bankAccount()],
  autoPay: autoPay(6, { lastDebitDate: '2026-11-06' }),
});
const fromBank = { ...enrolled, autoPay: autoPay(6, { lastDebitDate: '2026-11-06', method: bankSnapshot }) };
const at = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`);

describe('whether a change still reaches the next debit', () => {
  test.each([
    ['of a card, days before', enrolled, at('2026-11-21', '12:00'), true],
    ['of a card, the day before until the cut-off', enrolled, at('2026-12-05', '19:59'), true],
    ['of a card, the day before from the cut-off on', enrolled, at('2026-12-05', '20:00'), false],
    ['of a card, on its day', enrolled, at(due, '00:00'), false],
    ['of a bank, two banking days before until the cut-off', fromBank, at('2026-12-03', '19:59'), true],
    ['of a bank, two banking days before from the cut-off on', fromBank, at('2026-12-03', '20:00'), false],
    ['of a bank, the day before', fromBank, at('2026-12-05', '12:00'), false],
    [
      'that has nothing to take',
      { ...enrolled, payments: [payment('pending', 17_325)] },
      at(due, '12:00'),
      true,
    ],
  ])('%s', (_, facts, now, isInTime) => {
    expect(changeReach(facts, now, settings)?.reaches).toBe(isInTime ? 'nextDebit' : 'theOneAfter');
  });

  test('a debit that it is too late for is still made as it stands, and the change begins the day after', () => {
    const reach = changeReach(enrolled, at(due, '12:00'), settings);
    expect(reach).toMatchObject({ stillMade: { date: due, estimatedAmount: usd(17_325) } });
    expect(reach && startOfChange(reach, due)).toEqual({ from: '2026-12-07', covered: usd(17_325) });
  });

  test('a change in time begins today', () => {
    const reach = changeReach(enrolled, at('2026-11-21', '12:00'), settings);
    expect(reach && startOfChange(reach, '2026-11-21')).toEqual({ from: '2026-11-21', covered: zero });
  });

  test('once today’s debit was made, a change reaches the next', () => {
    const made = { ...enrolled, autoPay: autoPay(6, { lastDebitDate: due }) };
    expect(changeReach(made, at(due, '12:00'), settings)).toEqual({ reaches: 'nextDebit' });
  });

  test('a retry that is due is reached like any debit', () => {
    const declined = {
      ...enrolled,
      autoPay: autoPay(6, { lastDebitDate: due }),
      payments: [payment('failed', 17_325, due, { channel: 'autoPay' })],
    };
    const retries = { retryDays: [3, 6] };
    expect(changeReach(declined, at('2026-12-08', '12:00'), settings, retries)?.reaches).toBe('nextDebit');
    expect(changeReach(declined, at('2026-12-09', '12:00'), settings, retries)).toMatchObject({
      stillMade: { date: '2026-12-09' },
    });
  });

  test('without Auto Pay there is nothing to change', () => {
    expect(changeReach(factsWith(), at(due, '12:00'), settings)).toBeNull();
  });
});

const today = '2026-11-21';
const start = { from: today, covered: zero } as const;
const asked = (change: Partial<RequestedAutoPayChange> = {}): RequestedAutoPayChange => ({
  scopes: ['allServices'],
  method: debited,
  debitDay: 5,
  acceptedTerms: ['electronicPayment', 'service'],
  ...change,
});

describe('what is wrong with a change', () => {
  test.each<[string, Partial<RequestedAutoPayChange>, object[]]>([
    ['nothing: another day', {}, []],
    ['nothing: another method', { debitDay: 6, method: bankAccount() }, []],
    ['it is as it stands', { debitDay: 6 }, [{ field: null, outcome: null, problem: 'sameAsNow' }]],
    ['no service', { scopes: [] }, [{ field: 'scopes', outcome: null, problem: 'noService' }]],
    [
      'no service, and nothing else',
      { scopes: [], debitDay: 6 },
      [{ field: 'scopes', outcome: null, problem: 'noService' }],
    ],
    [
      'a late day',
      { debitDay: 12 },
      [{ field: 'debitDay', outcome: 'LW-APY-042', problem: { reason: 'late', dueDate: due, daysLate: 6 } }],
    ],
    [
      'a method of nobody',
      { method: null },
      [{ field: 'paymentMethodId', outcome: 'LW-PAY-034', problem: 'unknown' }],
    ],
    [
      'a prepaid card',
      { method: card({ funding: 'prepaid' }) },
      [{ field: 'paymentMethodId', outcome: 'LW-PAY-034', problem: 'prepaid' }],
    ],
    [
      'terms',
      { acceptedTerms: ['electronicPayment'] },
      [{ field: 'terms', outcome: null, problem: ['service'] }],
    ],
  ])('%s', (_, change, refusals) => {
    expect(autoPayChangeRefusals(enrolled, asked(change), today, () => start)).toEqual(refusals);
  });

  test('a service without Auto Pay is enrolled, not changed', () => {
    const refusals = autoPayChangeRefusals(
      enrolled,
      asked({ scopes: ['allServices', 'mobile'] }),
      today,
      () => start,
    );
    expect(refusals).toEqual([{ field: 'scopes', outcome: null, problem: 'notEnrolled' }]);
  });

  test('a bank account does not take over mobile, nor mass-managed services', () => {
    const both = { ...enrolled, methods: [card({ usedBy: ['allServices', 'mobile'] }), bankAccount()] };
    const massManaged = { ...both, account: { ...both.account, massManaged: true } };
    const toBank = asked({ method: bankAccount(), scopes: ['allServices', 'mobile'] });
    expect(autoPayChangeRefusals(both, toBank, today, () => start)).toMatchObject([
      { problem: 'mobileTakesCards' },
    ]);
    expect(
      autoPayChangeRefusals(massManaged, { ...toBank, scopes: ['allServices'] }, today, () => start),
    ).toMatchObject([{ problem: 'massManagedTakesCards' }]);
  });

  test('who keeps a card that has expired may still change the day, and who keeps a late day the card', () => {
    const expired = card({ usedBy: ['allServices'], expirationDate: '2026-10' });
    expect(
      autoPayChangeRefusals(
        { ...enrolled, methods: [expired] },
        asked({ method: expired }),
        today,
        () => start,
      ),
    ).toEqual([]);
    const late = { ...enrolled, autoPay: autoPay(12) };
    expect(
      autoPayChangeRefusals(late, asked({ debitDay: 12, method: bankAccount() }), today, () => start),
    ).toEqual([]);
  });

  test('a day that comes after the debit that is still made is judged without what that pays', () => {
    const after = { from: '2026-12-07', covered: usd(17_325) } as const;
    expect(autoPayChangeRefusals(enrolled, asked({ debitDay: 16 }), due, () => after)).toEqual([]);
    expect(autoPayChangeRefusals(enrolled, asked({ debitDay: 16 }), today, () => start)).toHaveLength(1);
  });
});

test('what our side did not finish says that Auto Pay stands as it did, but for the one that left it off', () => {
  for (const [failure, code] of Object.entries(autoPayFailures)) {
    expect(outcomes[code].family, failure).toBe('failure');
    expect(outcomes[code].moneyState).toBe(failure === 'methodLost' ? 'notTaken' : 'notApplicable');
  }
});

describe('what cancelling comes to', () => {
  const forty = payment('scheduled', 4_000, '2026-12-02');
  const noon = at('2026-11-21', '12:00');

  test('before the cut-off: nothing is debited, the rest is to be paid by hand, and what is scheduled stays', () => {
    expect(autoPayCancelPreview({ ...enrolled, payments: [forty] }, noon, settings)).toEqual({
      discountLost: { month: usd(500), year: usd(6_000) },
      stillMade: null,
      toPay: { amount: usd(13_325), dueDate: due },
      scheduledStay: [forty],
      scopesStay: [],
      mobileIsMissing: false,
    });
  });

  test('on the debit day: today’s is still made, and nothing of it is left to pay', () => {
    const preview = autoPayCancelPreview(enrolled, at(due, '12:00'), settings);
    expect(preview?.stillMade).toMatchObject({ date: due, estimatedAmount: usd(17_325) });
    expect(preview?.toPay).toEqual({ amount: zero, dueDate: due });
  });

  test('who is not eligible loses no discount', () => {
    const facts = { ...enrolled, account: { ...enrolled.account, discountEligible: false } };
    expect(autoPayCancelPreview(facts, noon, settings)?.discountLost).toBeNull();
  });

  test('what is past due was due then', () => {
    const facts = { ...enrolled, ledger: [charge('2026-11-06', 1_000), charge(due, 17_325)] };
    expect(autoPayCancelPreview(facts, noon, settings)?.toPay).toEqual({
      amount: usd(18_325),
      dueDate: '2026-11-06',
    });
  });

  test.each([
    ['the other stays', 'allServices', ['mobile'], false],
    ['mobile service would be without', 'mobile', ['allServices'], true],
  ] as const)('of two: %s', (_, scope, scopesStay, mobileIsMissing) => {
    const facts = {
      ...enrolled,
      account: { ...enrolled.account, services: [{ service: 'MOBILE' as const, provisioned: true }] },
      methods: [card({ usedBy: ['allServices', 'mobile'] })],
      mobileAutoPay: autoPay(6, { scope: 'mobile' }),
    };
    expect(autoPayCancelPreview(facts, noon, settings, undefined, scope)).toMatchObject({
      scopesStay,
      mobileIsMissing,
    });
  });

  test('without Auto Pay there is nothing to cancel', () => {
    expect(autoPayCancelPreview(factsWith(), noon, settings)).toBeNull();
  });
});
