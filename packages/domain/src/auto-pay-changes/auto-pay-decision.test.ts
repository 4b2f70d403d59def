import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { nextDebit } from '../facts/next-debit.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import { zero } from '../money/arithmetic.ts';
import { authorizationFor } from './authorization-text.ts';
import { type AutoPayDecision, decideCancel, decideChange, decideEnrolment } from './auto-pay-decision.ts';
import { autoPayOverview } from './auto-pay-overview.ts';
import { afterTurn } from './auto-pay-turn.ts';

const due: BusinessDate = '2026-12-06';
const acceptedFor = (scopes: readonly AutoPayScope[]) =>
  ({
    acceptedTerms: ['electronicPayment', 'service'],
    textVersion: authorizationFor(scopes).textVersion,
    language: 'es',
  }) as const;
const notEnrolled = factsWith({
  account: { cycleDay: 16 },
  bills: [bill('2026-11-16', due)],
  ledger: [charge(due, 17_325)],
  methods: [card(), bankAccount()],
});
const enrolled: AccountFacts = {
  ...notEnrolled,
  methods: [card({ usedBy: ['allServices'] }), bankAccount()],
  autoPay: autoPay(6, { lastDebitDate: '2026-11-06' }),
};

const underway = payment('unknown', 17_325, due, { channel: 'autoPay' });

let made = 0;
const at = (instant: string) => ({
  now: new Date(instant),
  settings: { cutOff: '20:00' },
  retries: defaultAutoPaySettings,
  acceptedBy: 'Dana',
  newId: () => {
    made += 1;
    return `new-${made}`;
  },
});
const inTime = at('2026-11-21T12:00:00-05:00');
const onTheDay = at('2026-12-06T12:00:00-05:00');

const taken = (facts: AccountFacts, decision: AutoPayDecision): AccountFacts => {
  if (decision.refusals) throw new Error(JSON.stringify(decision.refusals));
  return afterTurn(facts, decision.turn);
};
const enrol = (facts: AccountFacts, change: Partial<Parameters<typeof decideEnrolment>[1]> = {}) =>
  decideEnrolment(
    facts,
    {
      ...acceptedFor([change.scope ?? 'allServices']),
      scope: 'allServices',
      method: card(),
      proof: 'valid',
      debitDay: 6,
      payNow: zero,
      ...change,
    },
    inTime,
  );
const changed = (
  facts: AccountFacts,
  change: Partial<Parameters<typeof decideChange>[1]>,
  moment: ReturnType<typeof at> = inTime,
) =>
  decideChange(
    facts,
    {
      ...acceptedFor(change.scopes ?? ['allServices']),
      scopes: ['allServices'],
      method: undefined,
      proof: 'valid',
      debitDay: undefined,
      ...change,
    },
    moment,
  );

describe('enrolling', () => {
  test('begins on its first day, with what was accepted and by whom', () => {
    const after = taken(notEnrolled, enrol(notEnrolled));
    expect(after.autoPay).toMatchObject({
      lastDebitDate: '2026-11-20',
      authorization: { language: 'es', acceptedBy: 'Dana', acceptedAt: '2026-11-21T17:00:00.000Z' },
    });
    expect(after.methods.map(({ usedBy }) => usedBy)).toEqual([['allServices'], []]);
    expect(nextDebit(after, '2026-11-21')?.date).toBe(due);
  });

  test('saves a new method, and leaves what uses the others', () => {
    const mobile = { ...notEnrolled, methods: [card({ usedBy: ['mobile'] })] };
    const after = taken(mobile, enrol(mobile, { method: bankAccount({ id: 'new' }) }));
    expect(after.methods.map(({ id, usedBy }) => [id, usedBy])).toEqual([
      ['card', ['mobile']],
      ['new', ['allServices']],
    ]);
  });

  test.each([
    ['no method of the account', { method: null }, 'LW-PAY-034', 'paymentMethodId', 'unknown'],
    ['a day that would be late', { debitDay: 12 }, 'LW-APY-042', 'debitDay', 'late'],
    ['no day of a month', { debitDay: 32 }, 'LW-SYS-060', 'debitDay', 'noDayOfMonth'],
    ['no day', { debitDay: undefined }, 'LW-SYS-060', 'debitDay', 'noDayOfMonth'],
    ['terms that are not accepted', { acceptedTerms: [] }, 'LW-SYS-060', 'acceptedTerms', 'notAccepted'],
    ['another wording', { textVersion: '2020-01' }, 'LW-APY-047', 'textVersion', 'outdated'],
  ] as const)('is refused with %s', (_, change, code, field, problem) => {
    expect(enrol(notEnrolled, change).refusals).toEqual([{ code, field, problem }]);
  });

  test('for mobile service is authorized in its own words, and refused with those of all services', () => {
    const mobile = {
      ...notEnrolled,
      account: { ...notEnrolled.account, services: [{ service: 'MOBILE' as const, provisioned: true }] },
    };
    const after = taken(mobile, enrol(mobile, { scope: 'mobile' }));
    expect(after).toMatchObject({ autoPay: null, mobileAutoPay: { scope: 'mobile' } });
    const { textVersion } = authorizationFor([]);
    expect(enrol(mobile, { scope: 'mobile', textVersion }).refusals).toEqual([
      { code: 'LW-APY-047', field: 'textVersion', problem: 'outdated' },
    ]);
  });

  test('is refused where it is on already', () => {
    expect(enrol(enrolled).refusals).toEqual([
      { code: 'LW-SYS-060', field: 'scope', problem: 'enrolledAlready' },
    ]);
  });
});

describe('changing', () => {
  test('in time, the next debit goes by it', () => {
    const after = taken(enrolled, changed(enrolled, { debitDay: 3 }));
    expect(after.lastAutoPay).toBeFalsy();
    expect(nextDebit(after, '2026-11-21')?.date).toBe('2026-12-03');
  });

  test('the method alone leaves what is dealt with', () => {
    const after = taken(enrolled, changed(enrolled, { method: bankAccount() }));
    expect(after.autoPay).toMatchObject({ lastDebitDate: '2026-11-06', method: { methodId: 'bank' } });
  });

  test('too late, the next debit is made as it stood, and told so until it is', () => {
    const after = taken(enrolled, changed(enrolled, { method: bankAccount(), debitDay: 4 }, onTheDay));
    const told = autoPayOverview(after, onTheDay.now, onTheDay.settings);
    expect(told).toMatchObject({
      isLastDebit: true,
      nextDebit: { date: due, method: { methodId: 'card' }, isToday: true, isChangeable: false },
      allServices: { method: { methodId: 'bank' } },
    });
    expect(nextDebit({ ...after, lastAutoPay: null }, due)?.date).toBe('2027-01-04');
  });

  test('again while that debit is still to be made, it stays that one', () => {
    const once = taken(enrolled, changed(enrolled, { debitDay: 4 }, onTheDay));
    const twice = taken(once, changed(once, { debitDay: 3 }, onTheDay));
    expect(twice.lastAutoPay).toMatchObject({ id: enrolled.autoPay?.id, debitDate: due });
    expect(twice.autoPay?.debitDay).toBe(3);
  });

  test('mobile service’s alone leaves all others as they are', () => {
    const both: AccountFacts = {
      ...enrolled,
      methods: [card({ usedBy: ['allServices', 'mobile'] })],
      mobileAutoPay: autoPay(9, { id: 'mobile', scope: 'mobile' }),
    };
    const after = taken(both, changed(both, { scopes: ['mobile'], debitDay: 5 }));
    expect([after.autoPay, after.mobileAutoPay?.debitDay]).toEqual([enrolled.autoPay, 5]);
  });
});

const bothEnrolled: AccountFacts = {
  ...enrolled,
  methods: [bankAccount({ usedBy: ['allServices'] }), card({ usedBy: ['mobile'] })],
  autoPay: autoPay(6, { lastDebitDate: '2026-11-06', method: snapshotOf(bankAccount()) }),
  mobileAutoPay: autoPay(9, { id: 'mobile', scope: 'mobile' }),
};
const both = ['allServices', 'mobile'] as const;

describe('changing both', () => {
  test('the day alone leaves each its own method', () => {
    const after = taken(bothEnrolled, changed(bothEnrolled, { scopes: both, debitDay: 3 }));
    expect([after.autoPay, after.mobileAutoPay]).toMatchObject([
      { debitDay: 3, method: { methodId: 'bank' } },
      { debitDay: 3, method: { methodId: 'card' } },
    ]);
  });

  test('to the day that one has is a change of the other', () => {
    const after = taken(bothEnrolled, changed(bothEnrolled, { scopes: both, debitDay: 6 }));
    expect(after.mobileAutoPay?.debitDay).toBe(6);
  });

  test('the method alone leaves each its own day', () => {
    const after = taken(
      bothEnrolled,
      changed(bothEnrolled, { scopes: both, method: card({ usedBy: ['mobile'] }) }),
    );
    expect([after.autoPay?.debitDay, after.mobileAutoPay?.debitDay]).toEqual([6, 9]);
  });

  test('to what each has already changes nothing', () => {
    expect(changed(bothEnrolled, { scopes: both }).refusals).toMatchObject([{ problem: 'sameAsNow' }]);
  });
});

describe('what somebody decided on', () => {
  const refused = [{ code: 'LW-APY-044', field: 'seen', problem: 'changedMeanwhile' }];
  const seen = ['auto-pay', 'mobile'];

  test('as it still stands is changed', () => {
    expect(changed(bothEnrolled, { scopes: both, debitDay: 3, seen }).refusals).toBeNull();
    expect(decideCancel(bothEnrolled, 'allServices', inTime, { seen }).refusals).toBeNull();
  });

  test.each([
    ['is another by now', { autoPay: autoPay(5, { id: 'another' }) }],
    ['is off by now', { autoPay: null }],
  ])('%s', (_, change) => {
    const now = { ...bothEnrolled, ...change };
    expect(changed(now, { debitDay: 3, seen }).refusals).toEqual(refused);
    expect(decideCancel(now, 'allServices', inTime, { seen }).refusals).toEqual(refused);
    expect(changed(now, { scopes: ['mobile'], debitDay: 3, seen }).refusals).toBeNull();
  });
});

describe('a method that somebody authorizes', () => {
  const refused = [{ code: 'LW-APY-045', field: 'seenMethods', problem: 'changedMeanwhile' }];
  const shown = { seenMethods: [{ methodId: 'card', version: 1 }] };
  const swapped = card({ version: 2, lastFourDigits: '0008' });

  test('goes as it was shown, and as one that was not shown before', () => {
    expect(enrol(notEnrolled, shown).refusals).toBeNull();
    expect(enrol(notEnrolled, { ...shown, method: bankAccount({ id: 'new' }) }).refusals).toBeNull();
    expect(enrol(notEnrolled, { method: swapped }).refusals).toBeNull();
  });

  test('does not go once it is another one', () => {
    expect(enrol(notEnrolled, { ...shown, method: swapped }).refusals).toEqual(refused);
    expect(changed(enrolled, { ...shown, method: swapped }).refusals).toEqual(refused);
  });

  test('nor with a change of the day alone, for any service that it is debited by', () => {
    const now = { ...bothEnrolled, methods: [bankAccount({ usedBy: ['allServices'] }), swapped] };
    expect(changed(now, { ...shown, scopes: both, debitDay: 3 }).refusals).toEqual(refused);
    expect(changed(now, { ...shown, debitDay: 3 }).refusals).toBeNull();
  });

  test('is told of a full wallet where it is new', () => {
    const full = [{ code: 'LW-WAL-014', field: 'cardDataToken', problem: 'walletFull' }];
    expect(enrol(notEnrolled, { method: null, isWalletFull: true }).refusals).toEqual(full);
    expect(changed(enrolled, { method: null, isWalletFull: true }).refusals).toEqual(full);
  });
});

describe('a saved card’s security code', () => {
  const missing = { code: 'LW-PAY-046', field: 'cardDataToken', problem: 'securityCodeMissing' };
  const notValid = { code: 'LW-PAY-013', field: 'cardDataToken', problem: null };
  const another = card({ id: 'another' });

  test.each([
    ['missing', [missing]],
    ['notValid', [notValid]],
    ['valid', null],
    [null, null],
  ] as const)('that is %s', (proof, refusals) => {
    expect(enrol(notEnrolled, { proof }).refusals).toEqual(refusals);
    expect(changed(enrolled, { method: another, proof }).refusals).toEqual(refusals);
    expect(changed(enrolled, { method: another, debitDay: 3, proof }).refusals).toEqual(refusals);
  });

  test.each(['missing', 'notValid'] as const)('that is %s is not asked of a bank account', (proof) => {
    expect(enrol(notEnrolled, { method: bankAccount(), proof }).refusals).toBeNull();
    expect(changed(enrolled, { method: bankAccount(), proof }).refusals).toBeNull();
  });

  test('is not asked for where the method stays, named or not', () => {
    expect(changed(enrolled, { debitDay: 3, proof: 'missing' }).refusals).toBeNull();
    const ofNow = card({ usedBy: ['allServices'] });
    expect(changed(enrolled, { method: ofNow, debitDay: 3, proof: 'missing' }).refusals).toBeNull();
  });

  test('is asked for where one of two services is debited from another method now', () => {
    const asked = { scopes: both, method: card({ usedBy: ['mobile'] }), proof: 'missing' } as const;
    expect(changed(bothEnrolled, asked).refusals).toEqual([missing]);
    expect(changed(bothEnrolled, { ...asked, proof: 'valid' }).refusals).toBeNull();
  });

  test('is told after all else that is wrong', () => {
    const asked = { debitDay: 12, acceptedTerms: [], textVersion: '2020-01', proof: 'missing' } as const;
    const fields = ['debitDay', 'acceptedTerms', 'textVersion', 'cardDataToken'];
    expect(enrol(notEnrolled, asked).refusals?.map(({ field }) => field)).toEqual(fields);
    const toAnother = changed(enrolled, { ...asked, method: another });
    expect(toAnother.refusals?.map(({ field }) => field)).toEqual(fields);
  });

  test('is not told of a card that is refused itself', () => {
    const refused = [{ code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'expired' }];
    const expired = card({ id: 'another', expirationDate: '2026-10' });
    expect(enrol(notEnrolled, { method: expired, proof: 'missing' }).refusals).toEqual(refused);
    expect(changed(enrolled, { method: expired, proof: 'missing' }).refusals).toEqual(refused);
    const unknown = [{ code: 'LW-PAY-034', field: 'paymentMethodId', problem: 'unknown' }];
    expect(enrol(notEnrolled, { method: null, proof: 'missing' }).refusals).toEqual(unknown);
  });

  test('is all that is told of a new method whose token is over: nobody knows any more what it was', () => {
    const over = [{ code: 'LW-PAY-013', field: 'cardDataToken', problem: null }];
    expect(enrol(notEnrolled, { method: null, proof: 'notValid' }).refusals).toEqual(over);
    expect(changed(enrolled, { method: null, proof: 'notValid' }).refusals).toEqual(over);
  });
});

describe('canceling', () => {
  test.each([
    ['in time, nothing is debited any more', inTime, null],
    ['on the day, that debit is still made', onTheDay, due],
  ])('%s', (_, moment, debitDate) => {
    const after = taken(enrolled, decideCancel(enrolled, 'allServices', moment));
    expect(after.autoPay).toBeNull();
    expect(after.methods.flatMap(({ usedBy }) => usedBy)).toEqual([]);
    expect(after.lastAutoPay?.debitDate ?? null).toBe(debitDate);
    expect(nextDebit(after, due)?.date ?? null).toBe(debitDate);
  });

  test('what is not on is refused', () => {
    expect(decideCancel(enrolled, 'mobile', inTime).refusals).toEqual([
      { code: 'LW-SYS-060', field: 'scope', problem: 'notEnrolled' },
    ]);
  });
});

describe('a change is looked at', () => {
  const longAfter = at('2026-12-11T12:00:00-05:00');
  test.each<[string, AccountFacts, ReturnType<typeof at>, BusinessDate]>([
    [
      'the day after, while a debit is on its way: it may be declined yet',
      { ...enrolled, autoPay: autoPay(6, { lastDebitDate: due }), payments: [underway] },
      onTheDay,
      '2026-12-07',
    ],
    [
      'at once, while nobody knows the end of a debit whose next try has come: it may be declined today',
      { ...enrolled, autoPay: autoPay(6, { lastDebitDate: due }), payments: [underway] },
      at('2026-12-09T12:00:00-05:00'),
      '2026-12-09',
    ],
    [
      'the day after the debit that it came too late for: that may be declined',
      enrolled,
      onTheDay,
      '2026-12-07',
    ],
    [
      'the day after the debit that one of before came too late for',
      {
        ...enrolled,
        autoPay: autoPay(6, { lastDebitDate: due }),
        lastAutoPay: { ...autoPay(6), id: 'ended', debitDate: due },
      },
      onTheDay,
      '2026-12-07',
    ],
    ['at once, where nobody was there to debit in time: that is told', enrolled, longAfter, '2026-12-11'],
  ])('%s', (_, facts, moment, lookOn) => {
    const { refusals, ...decided } = changed(facts, { method: bankAccount() }, moment);
    expect(refusals).toBeNull();
    expect('turn' in decided && decided.turn.begins.map((begun) => begun.lookOn)).toEqual([lookOn]);
  });
});

test('a declined debit that a change came too late for stays nobody’s, also after the next change', () => {
  const afterwards = at('2026-12-08T12:00:00-05:00');
  const declined = payment('failed', 17_325, due, { channel: 'autoPay', method: snapshotOf(bankAccount()) });
  const authorization = { ...autoPay(6).authorization, acceptedAt: '2026-12-05T15:00:00Z' };
  const facts = {
    ...enrolled,
    autoPay: autoPay(6, { lastDebitDate: due, authorization }),
    payments: [declined],
  };
  const after = taken(facts, changed(facts, { method: card({ id: 'another' }) }, afterwards));
  expect(nextDebit(after, '2026-12-08')?.date).toBe('2027-01-06');
});
