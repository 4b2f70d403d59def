import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { enrolledScopes, isMissingAutoPay } from '../facts/enrolled-services.ts';
import { type AccountStandingName, standings } from '../facts/standing.ts';
import type { DebitedServices } from '../method/auto-pay-method.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { outcomes } from '../outcomes/outcomes.ts';
import { paymentStatuses } from '../payment/payment-status.ts';
import { enrolmentObstacle, enrolmentRefusals, type RequestedEnrolment } from './enrolment.ts';
import { enrolmentEnding, goesOnToEnroll } from './enrolment-ending.ts';

const today = '2026-11-21';
const core: DebitedServices = { scope: 'allServices', isMassManaged: false };
const mobile: DebitedServices = { scope: 'mobile', isMassManaged: false };
const withMobile = { account: { services: [{ service: 'MOBILE' as const, provisioned: true }] } };
const restricted = (...kinds: ('card' | 'bank' | 'online')[]) => ({
  account: {
    restrictions: {
      card: kinds.includes('card'),
      bank: kinds.includes('bank'),
      online: kinds.includes('online'),
    },
  },
});
const open = { payments: [payment('unknown', 100)] };

describe('what keeps an account from Auto Pay', () => {
  test.each<[string, Parameters<typeof factsWith>[0], DebitedServices, number, object | null]>([
    ['nothing', {}, core, 0, null],
    ['nothing, past due', { ledger: [charge('2026-09-01', 100)] }, core, 0, null],
    [
      'a disconnected account',
      { account: { status: 'disconnected' } },
      core,
      0,
      { why: 'standing', outcome: 'LW-APY-011' },
    ],
    [
      'an inactive account',
      { account: { status: 'inactive' } },
      mobile,
      0,
      { why: 'standing', outcome: 'LW-APY-011' },
    ],
    ['Auto Pay that is on', { autoPay: autoPay(6) }, core, 0, { why: 'enrolledAlready', outcome: null }],
    ['Auto Pay for the other is not in the way', { ...withMobile, autoPay: autoPay(6) }, mobile, 0, null],
    ['mobile service that is not there', {}, mobile, 0, { why: 'noMobileService', outcome: null }],
    [
      'mobile Auto Pay that is on',
      { methods: [card({ usedBy: ['mobile'] })] },
      mobile,
      0,
      { why: 'enrolledAlready', outcome: null },
    ],
    ['nothing online', restricted('online'), core, 0, { why: 'restricted', outcome: 'LW-PAY-033' }],
    [
      'neither cards nor bank accounts',
      restricted('card', 'bank'),
      core,
      0,
      { why: 'restricted', outcome: 'LW-PAY-032' },
    ],
    ['no cards', restricted('card'), core, 0, null],
    [
      'no cards, for mobile',
      { account: { ...withMobile.account, ...restricted('card').account } },
      mobile,
      0,
      { why: 'restricted', outcome: 'LW-PAY-030' },
    ],
    [
      'no cards, mass-managed',
      restricted('card'),
      { ...core, isMassManaged: true },
      0,
      { why: 'restricted', outcome: 'LW-PAY-030' },
    ],
    [
      'no bank accounts, for mobile',
      { account: { ...withMobile.account, ...restricted('bank').account } },
      mobile,
      0,
      null,
    ],
    ['a payment being checked, paying now', open, core, 1, { why: 'paymentOpen', outcome: 'LW-PAY-041' }],
    ['a payment being checked, enrolling only', open, core, 0, null],
  ])('%s', (_, facts, services, cents, obstacle) => {
    expect(enrolmentObstacle(factsWith(facts), { services, payNow: usd(cents) }, today)).toEqual(obstacle);
  });

  test('every standing that allows no Auto Pay is one of an account that has ended or rests', () => {
    const names = Object.keys(standings) as AccountStandingName[];
    expect(names.filter((name) => !standings[name].allowsAutoPay)).toEqual(['disconnected', 'inactive']);
  });
});

const billed = factsWith({
  account: { cycleDay: 16 },
  bills: [bill('2026-11-16', '2026-12-06')],
  ledger: [charge('2026-12-06', 17_325)],
  methods: [card(), bankAccount()],
});
const asked = (change: Partial<RequestedEnrolment> = {}): RequestedEnrolment => ({
  services: core,
  method: card(),
  debitDay: 6,
  payNow: zero,
  acceptedTerms: ['electronicPayment', 'service'],
  ...change,
});

describe('what is wrong with what was chosen', () => {
  test.each<[string, Partial<RequestedEnrolment>, object[]]>([
    ['nothing', {}, []],
    [
      'a method of nobody',
      { method: null },
      [{ field: 'paymentMethodId', outcome: 'LW-PAY-034', problem: 'unknown' }],
    ],
    [
      'a bank account for mobile',
      { services: mobile, method: bankAccount() },
      [{ field: 'paymentMethodId', outcome: 'LW-PAY-034', problem: 'mobileTakesCards' }],
    ],
    [
      'a card that expires before the first debit',
      { method: card({ expirationDate: '2026-11' }) },
      [{ field: 'paymentMethodId', outcome: 'LW-PAY-034', problem: 'expiresBeforeDebit' }],
    ],
    [
      'a late day',
      { debitDay: 11 },
      [
        {
          field: 'debitDay',
          outcome: 'LW-APY-042',
          problem: { reason: 'late', dueDate: '2026-12-06', daysLate: 5 },
        },
      ],
    ],
    [
      'one of two terms',
      { acceptedTerms: ['service'] },
      [{ field: 'terms', outcome: null, problem: ['electronicPayment'] }],
    ],
    [
      'no terms',
      { acceptedTerms: [] },
      [{ field: 'terms', outcome: null, problem: ['electronicPayment', 'service'] }],
    ],
  ])('%s', (_, change, refusals) => {
    expect(enrolmentRefusals(billed, asked(change), today)).toEqual(refusals);
  });

  test('all of it is told at once', () => {
    const refusals = enrolmentRefusals(
      billed,
      asked({ method: null, debitDay: 11, acceptedTerms: [] }),
      today,
    );
    expect(refusals.map(({ field }) => field)).toEqual(['paymentMethodId', 'debitDay', 'terms']);
  });

  test('a day after the due day is no longer late once this bill is paid in the same pass', () => {
    expect(enrolmentRefusals(billed, asked({ debitDay: 16 }), today)).toHaveLength(1);
    expect(enrolmentRefusals(billed, asked({ debitDay: 16, payNow: usd(17_325) }), today)).toEqual([]);
  });

  test.each([
    ['cards', 'card', card(), 'LW-PAY-030'],
    ['bank accounts', 'bank', bankAccount(), 'LW-PAY-031'],
  ] as const)('%s that the account may not use are told as that', (_, kind, method, outcome) => {
    const facts = factsWith(restricted(kind));
    expect(enrolmentRefusals(facts, asked({ method }), today)).toMatchObject([{ outcome }]);
  });
});

describe('how enrolling ends', () => {
  const paid = (status: (typeof paymentStatuses)[number], statusReason: 'LW-PAY-012' | null = null) => ({
    status,
    statusReason,
  });
  test.each([
    ['on, with a balance', null, true, 100, { ending: 'enrolled', hasBalance: true }],
    ['on, without', paid('successful'), true, 0, { ending: 'enrolled', hasBalance: false }],
    ['paid by card, not on', paid('successful'), false, 0, { ending: 'paidOnly', outcome: 'LW-APY-021' }],
    ['paid by bank, not on', paid('pending'), false, 0, { ending: 'paidOnly', outcome: 'LW-APY-022' }],
    ['nothing paid, not on', null, false, 100, { ending: 'failed', outcome: 'LW-APY-020' }],
    ['declined', paid('failed'), false, 100, { ending: 'notPaid', outcome: 'LW-PAY-010' }],
    ['not verified', paid('failed', 'LW-PAY-012'), false, 100, { ending: 'notPaid', outcome: 'LW-PAY-012' }],
    ['nobody knows', paid('unknown'), false, 100, { ending: 'checking', outcome: 'LW-PAY-040' }],
    ['the payment was canceled', paid('cancelled'), false, 100, { ending: 'failed', outcome: 'LW-APY-020' }],
  ] as const)('%s', (_, made, isEnrolled, due, ending) => {
    expect(enrolmentEnding(made, isEnrolled, usd(due))).toEqual(ending);
  });

  test('nobody is enrolled before it is known that the money of the same pass was taken or is on its way', () => {
    expect(goesOnToEnroll(null)).toBe(true);
    const goOn = paymentStatuses.filter((status) => goesOnToEnroll({ status }));
    expect(goOn).toEqual(['pending', 'successful']);
  });

  test('each ending tells of the money what became of it', () => {
    for (const status of paymentStatuses) {
      const ended = enrolmentEnding(paid(status), false, zero);
      if (!('outcome' in ended)) continue;
      const { moneyState } = outcomes[ended.outcome];
      const isTaken = moneyState === 'taken' || moneyState === 'held';
      expect(isTaken, status).toBe(goesOnToEnroll({ status }));
    }
  });
});

describe('mobile service requires Auto Pay', () => {
  const mobileService = { services: [{ service: 'MOBILE', provisioned: true }] } as const;
  const account = { services: [...mobileService.services] };
  test.each([
    ['no mobile service', {}, false],
    [
      'mobile service that is not there yet',
      { account: { services: [{ service: 'MOBILE' as const, provisioned: false }] } },
      false,
    ],
    ['mobile service, no Auto Pay', { account }, true],
    ['mobile service, Auto Pay for all services alone', { account, autoPay: autoPay(6) }, true],
    ['mobile service, its Auto Pay', { account, autoPay: autoPay(6, { scope: 'mobile' }) }, false],
    [
      'mobile service, a card that its Auto Pay debits',
      { account, methods: [card({ usedBy: ['mobile'] })] },
      false,
    ],
  ])('%s', (_, facts, isMissing) => {
    expect(isMissingAutoPay(factsWith(facts))).toBe(isMissing);
  });

  test('each enrolment counts once', () => {
    const facts = factsWith({ autoPay: autoPay(6), methods: [card({ usedBy: ['allServices', 'mobile'] })] });
    expect(enrolledScopes(facts)).toEqual(['allServices', 'mobile']);
  });
});
