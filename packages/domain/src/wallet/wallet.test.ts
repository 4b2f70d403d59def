import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { usd, zero } from '../money/arithmetic.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { addedMethod, maximumMethods } from './added-method.ts';
import { methodDeletion } from './method-deletion.ts';
import { usesOf } from './method-uses.ts';
import { nextPreferred, offeredToPay, preferredForOnce } from './preferred-method.ts';
import { hasRoom, walletOf } from './wallet.ts';

const today: BusinessDate = '2026-11-21';
const now = new Date('2026-11-21T12:00:00-05:00');
const settings = { cutOff: '20:00' };
const due: BusinessDate = '2026-12-06';
const forty = payment('scheduled', 4_000, '2026-12-02');
const billed = factsWith({
  bills: [bill('2026-11-16', due)],
  ledger: [charge(due, 17_325)],
  methods: [card(), bankAccount()],
});

test('what uses a method: Auto Pay, and payments that wait for their day, soonest first', () => {
  const payments = [
    payment('scheduled', 100, '2026-12-20'),
    forty,
    payment('cancelled', 200, '2026-12-01'),
    payment('successful', 300, '2026-11-01'),
  ];
  const debited = card({ usedBy: ['allServices', 'mobile'] });
  const uses = usesOf({ payments }, debited);
  expect(uses.autoPay).toEqual(['allServices', 'mobile']);
  expect(uses.scheduled.map(({ amount }) => amount.cents)).toEqual([4_000, 100]);
  expect(usesOf({ payments }, bankAccount())).toEqual({ autoPay: [], scheduled: [] });
});

test('a card that pays the mobile bill by itself has the day on which it does, and no other method has one', () => {
  const mobileBill = { amount: usd(9_000), dueDate: due };
  const facts: AccountFacts = {
    ...billed,
    mobile: { status: 'active', serviceState: 'connected', pastDue: zero, bill: mobileBill, devices: [] },
    mobileAutoPay: autoPay(4, { id: 'mobile', scope: 'mobile' }),
  };
  const { methods } = walletOf(facts, [], defaultPaymentSettings, fixedClock(now.toISOString()), true);
  expect(methods.map(({ method, mobileDebit, nextDebit }) => [method.id, mobileDebit, nextDebit])).toEqual([
    ['card', '2026-12-04', null],
    ['bank', null, null],
  ]);
});

describe('deleting a method', () => {
  test('that nothing uses changes nothing else', () => {
    expect(methodDeletion(billed, bankAccount(), now, settings)).toEqual({
      deletion: 'possible',
      cancels: [],
      preview: { autoPay: null, uncovered: { before: usd(17_325), amount: usd(17_325), dueDate: due } },
      preferredNext: null,
    });
  });

  test('that Auto Pay uses waits until another is chosen', () => {
    const debited = card({ usedBy: ['mobile'] });
    expect(methodDeletion({ ...billed, methods: [debited] }, debited, now, settings)).toEqual({
      deletion: 'chooseAnotherFirst',
      outcome: 'LW-WAL-011',
      scopes: ['mobile'],
    });
  });

  test('cancels what is scheduled from it, and says what is left to pay', () => {
    const facts = {
      ...billed,
      payments: [
        forty,
        payment('scheduled', 13_325, '2026-12-03', { method: { ...forty.method, methodId: 'bank' } }),
      ],
    };
    expect(methodDeletion(facts, card(), now, settings)).toMatchObject({
      deletion: 'possible',
      cancels: [forty],
      preview: { autoPay: null, uncovered: { amount: usd(4_000), dueDate: due } },
    });
  });

  test('whose payments Auto Pay takes over says how much it takes then', () => {
    const facts = {
      ...billed,
      payments: [forty],
      autoPay: autoPay(6),
      methods: [card(), bankAccount({ usedBy: ['allServices'] })],
    };
    expect(methodDeletion(facts, card(), now, settings)).toMatchObject({
      preview: { autoPay: { date: due, before: usd(13_325), after: usd(17_325) }, uncovered: null },
    });
  });

  test('waits for a payment that it is too late to stop', () => {
    const facts = { ...billed, payments: [forty] };
    const late = new Date('2026-12-01T20:00:00-05:00');
    expect(methodDeletion(facts, card(), late, settings)).toEqual({
      deletion: 'afterPayment',
      outcome: 'LW-WAL-017',
      payments: [forty],
    });
  });

  test('that was preferred leaves that to another', () => {
    expect(methodDeletion(billed, card(), now, settings)).toMatchObject({ preferredNext: { id: 'bank' } });
    expect(methodDeletion({ ...billed, methods: [card()] }, card(), now, settings)).toMatchObject({
      preferredNext: null,
    });
  });
});

test.each([
  [0, true],
  [maximumMethods - 1, true],
  [maximumMethods, false],
])('a wallet of %s takes another one: %s', (count, takes) => {
  const methods = Array.from({ length: count }, () => card());
  expect(hasRoom({ methods, maximum: maximumMethods })).toBe(takes);
});

const none = { card: false, bank: false, online: false };
test.each([
  [
    'the first that may pay once',
    [
      card({ id: 'expired', expirationDate: '2026-01' }),
      card({ id: 'debited', usedBy: ['allServices'] }),
      bankAccount(),
    ],
    'bank',
  ],
  [
    'the one that Auto Pay debits, where no other pays',
    [card({ id: 'expired', expirationDate: '2026-01' }), card({ id: 'debited', usedBy: ['allServices'] })],
    'debited',
  ],
  [
    'the first, where none pays',
    [card({ id: 'expired', expirationDate: '2026-01' }), card({ id: 'refused', isRestricted: true })],
    'expired',
  ],
  ['none, where none is left', [], undefined],
] as const)('what is preferred after the preferred one is gone: %s', (_, left, id) => {
  expect(nextPreferred(left, none, today)?.id).toBe(id);
});

test.each([
  ['it may', card(), true],
  ['Auto Pay debits it', card({ usedBy: ['allServices'] }), false],
  ['it has expired', card({ expirationDate: '2026-10' }), false],
  ['another is preferred', card({ isPreferred: false }), false],
])('the preferred method pays once: %s', (_, method, pays) => {
  const facts = factsWith({ methods: [bankAccount(), method] });
  expect(preferredForOnce(facts, today)).toBe(pays ? method : null);
});

test.each([
  ['all that is due', billed, card(), 17_325],
  ['nothing, where nothing is due', factsWith(), card(), null],
  [
    'nothing, while another payment is being checked',
    { ...billed, payments: [payment('unknown', 100)] },
    card(),
    null,
  ],
  [
    'nothing, where a payment is scheduled for it',
    { ...billed, payments: [payment('scheduled', 17_325, '2026-12-01')] },
    card(),
    null,
  ],
  ['nothing with a card that has expired', billed, card({ expirationDate: '2026-10' }), null],
  ['nothing with what Auto Pay debits', billed, card({ usedBy: ['allServices'] }), null],
])('with a method that was just added or put right is offered to pay %s', (_, facts, method, cents) => {
  expect(offeredToPay(facts, method, today)).toEqual(cents === null ? null : usd(cents));
});

const savedNumbers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ methodId: `m${index}`, fingerprint: `f${index}` }));

test.each([
  ['the first', 'credit', 'new', 0, { adding: 'possible' }],
  ['another', 'debit', 'new', 1, { adding: 'possible' }],
  ['a bank account', null, 'new', 1, { adding: 'possible' }],
  ['the tenth', 'credit', 'new', maximumMethods - 1, { adding: 'possible' }],
  ['one more than ten', 'credit', 'new', maximumMethods, { adding: 'refused', why: 'walletFull' }],
  ['a number that is saved', 'credit', 'f3', 5, { adding: 'refused', why: 'savedAlready', methodId: 'm3' }],
  [
    'a number that is saved, with ten',
    null,
    'f3',
    10,
    { adding: 'refused', why: 'savedAlready', methodId: 'm3' },
  ],
  ['a prepaid or gift card', 'prepaid', 'f3', 10, { adding: 'refused', why: 'prepaid' }],
] as const)('adding %s', (_, funding, fingerprint, count, answer) => {
  expect(addedMethod({ funding, fingerprint }, savedNumbers(count))).toEqual(answer);
});
