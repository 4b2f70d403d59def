import { describe, expect, test } from 'vitest';
import { autoPay, bankAccount, bill, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { afterWalletDecision } from './after-wallet-decision.ts';
import { decideAdding } from './decide-adding.ts';
import { decideDeletion } from './decide-deletion.ts';
import { decideEditing } from './decide-editing.ts';
import { methodName, methodNameProblem } from './method-name.ts';
import { type MethodChange, type MethodRecord, walletOf } from './wallet.ts';
import type { VerifiedNumber, WalletDecision, WalletDone } from './wallet-decision.ts';
import type { WalletState } from './wallet-state.ts';

const now = new Date('2026-11-21T12:00:00-05:00');
const clock = { now: () => now };
const who = { at: '2026-11-21T17:00:00.000Z', by: { userId: 'dana', name: 'Dana Whitfield' } };
const record = (methodId: string, change: Partial<MethodRecord> = {}): MethodRecord => ({
  methodId,
  version: 1,
  fingerprint: `number of ${methodId}`,
  savedAt: '2026-01-01T00:00:00.000Z',
  lastChange: null,
  ...change,
});

const facts = factsWith({
  bills: [bill('2026-11-16', '2026-12-06')],
  ledger: [charge('2026-12-06', 17_325)],
  methods: [card(), bankAccount()],
});
const stateOf = (change: Partial<AccountFacts> = {}, more: Partial<WalletState> = {}): WalletState => ({
  facts: { ...facts, ...change },
  records: (change.methods ?? facts.methods).map(({ id }) => record(id)),
  toBeSaved: [],
  ...more,
});
const restrict = (restrictions: Partial<AccountFacts['account']['restrictions']>): WalletState =>
  stateOf({
    account: {
      ...facts.account,
      restrictions: { card: false, bank: false, online: false, ...restrictions },
    },
  });

const number = (method: PaymentMethod = card({ id: 'new', lastFourDigits: '0010' })): VerifiedNumber => ({
  method,
  fingerprint: `number of ${method.id}`,
});
const codeOf = (decision: WalletDecision) =>
  decision.ending === 'refused' ? decision.refusals[0] : decision.ending;

function doneOf(decision: WalletDecision): WalletDone {
  if (decision.ending === 'refused' || decision.ending === 'changedMeanwhile')
    throw new Error(`It was ${decision.ending}`);
  return decision;
}

describe('the customer’s own name for a method', () => {
  test.each([
    ['Office card', null],
    ['Chase 4242, 2026', null],
    ['Bäckerei 🥐', null],
    ['   ', null],
    ['x'.repeat(40), null],
    ['x'.repeat(41), 'tooLong'],
    ['4000 0000-0000.0002', 'looksLikeCardNumber'],
    ['٤٠٠٠٠٠٠٠٠٠٠٠٠٠٠٢', 'looksLikeCardNumber'],
    ['Account 123 456 789', 'holdsNumber'],
    ['Bakery\u202e', 'notText'],
    ['\u3164', 'notText'],
    ['Card\uFE0F', 'notText'],
    ['Office\u2028card', 'notText'],
    ['Bakery\u0000', 'notText'],
  ])('%j', (typed, problem) => {
    expect(methodNameProblem(typed)).toBe(problem);
  });

  test('is kept without spaces around it, and none is kept as none', () => {
    expect(methodName('  Office   card ')).toBe('Office card');
    expect([methodName('  '), methodName(null)]).toEqual([null, null]);
  });
});

describe('adding a method', () => {
  const asked = { name: ' Office ', makePreferred: false };
  const add = (
    state: WalletState,
    one: VerifiedNumber | null = number(),
    change: Partial<typeof asked> = {},
  ) => codeOf(decideAdding(state, { ...asked, ...change }, one));
  const ten = Array.from({ length: 10 }, (_, index) => card({ id: `card ${index}`, isPreferred: false }));

  test.each([
    ['that is verified', stateOf(), number(), 'added'],
    ['whose token is over', stateOf(), null, { code: 'LW-PAY-013', field: 'cardDataToken' }],
    [
      'with a prepaid card',
      stateOf(),
      number(card({ id: 'new', funding: 'prepaid' })),
      { code: 'LW-WAL-015', field: 'cardDataToken' },
    ],
    [
      'with a number that is saved',
      stateOf({}, { records: [record('card', { fingerprint: 'number of new' })] }),
      number(),
      { code: 'LW-WAL-013' },
    ],
    [
      'with a number that a payment will save',
      stateOf({}, { toBeSaved: [{ methodId: 'later', fingerprint: 'number of new' }] }),
      number(),
      { code: 'LW-WAL-013' },
    ],
    ['to ten', stateOf({ methods: ten }), number(), { code: 'LW-WAL-014' }],
    [
      'to nine, of which a payment makes ten',
      stateOf({ methods: ten.slice(1) }, { toBeSaved: [{ methodId: 'later', fingerprint: 'other' }] }),
      number(),
      { code: 'LW-WAL-014' },
    ],
    ['by card where none may pay', restrict({ card: true }), number(), { code: 'LW-PAY-030' }],
    ['by card where banks may not pay', restrict({ bank: true }), number(), 'added'],
    [
      'of a bank where none may pay',
      restrict({ bank: true }),
      number(bankAccount({ id: 'new' })),
      { code: 'LW-PAY-031' },
    ],
    ['where neither may', restrict({ card: true, bank: true }), number(), { code: 'LW-PAY-032' }],
    ['where nothing is paid online', restrict({ online: true }), null, { code: 'LW-PAY-033' }],
  ] as const)('%s', (_, state, one, told) => {
    const answer = add(state, one);
    if (typeof told === 'string') expect(answer).toBe(told);
    else expect(answer).toMatchObject(told);
  });

  test('under a name that cannot be kept', () => {
    const told = { code: 'LW-WAL-016', field: 'name', problem: 'tooLong' };
    expect(add(stateOf(), number(), { name: 'x'.repeat(41) })).toEqual(told);
  });

  test.each([
    ['the first is preferred', stateOf({ methods: [] }), false, true],
    ['another is not', stateOf(), false, false],
    ['unless it is asked for', stateOf(), true, true],
  ])('%s', (_, state, makePreferred, isPreferred) => {
    const decision = decideAdding(state, { ...asked, makePreferred }, number());
    expect(decision).toMatchObject({ ending: 'added', method: { name: 'Office', isPreferred } });
  });
});

const lastChange: MethodChange = { change: 'edited', ...who };

describe('editing a method', () => {
  const asked = { methodId: 'card', version: 1, name: null, makePreferred: false, cardDataToken: null };
  const edit = (
    state: WalletState,
    change: Partial<typeof asked> = {},
    one: VerifiedNumber | null | undefined = undefined,
  ) => codeOf(decideEditing(state, { ...asked, ...change }, one));

  test.each([
    [
      'that is not there',
      stateOf(),
      { methodId: 'other' },
      undefined,
      { code: 'LW-PAY-034', problem: 'unknown' },
    ],
    ['that a colleague has edited', stateOf(), { version: 2 }, undefined, 'changedMeanwhile'],
    [
      'that a colleague has deleted',
      stateOf({ methods: [bankAccount()] }, { records: [record('card', { version: 2, lastChange })] }),
      {},
      undefined,
      'changedMeanwhile',
    ],
    ['of which a card takes the place', stateOf(), {}, number(), 'edited'],
    ['whose token is over', stateOf(), {}, null, { code: 'LW-PAY-013' }],
    [
      'of which a bank account would take the place',
      stateOf(),
      {},
      number(bankAccount({ id: 'new' })),
      { code: 'LW-PAY-034', problem: 'notACard' },
    ],
    [
      'that is a bank account, by a card',
      stateOf(),
      { methodId: 'bank' },
      number(),
      { code: 'LW-PAY-034', problem: 'notACard' },
    ],
    [
      'that the provider refuses',
      stateOf({ methods: [card({ isRestricted: true })] }),
      {},
      number(),
      { code: 'LW-PAY-034', problem: 'methodRestricted' },
    ],
    ['by a prepaid card', stateOf(), {}, number(card({ funding: 'prepaid' })), { code: 'LW-WAL-015' }],
    [
      'by a number that another has',
      stateOf({}, { records: [record('card'), record('bank', { fingerprint: 'number of new' })] }),
      {},
      number(),
      { code: 'LW-WAL-013' },
    ],
    [
      'by its own number, as after its expiration',
      stateOf(),
      {},
      { ...number(), fingerprint: 'number of card' },
      'edited',
    ],
    [
      'while a payment from it is leaving',
      stateOf({ payments: [payment('running', 100, '2026-11-21')] }),
      {},
      number(),
      { code: 'LW-PAY-041' },
    ],
    ['where no card may pay', restrict({ card: true }), {}, number(), { code: 'LW-PAY-030' }],
    ['in its name alone, where no card may pay', restrict({ card: true }), {}, undefined, 'edited'],
  ] as const)('%s', (_, state, change, one, told) => {
    const answer = edit(state, change, one);
    if (typeof told === 'string') expect(answer).toBe(told);
    else expect(answer).toMatchObject(told);
  });

  test('of nothing writes nothing', () => {
    expect(decideEditing(stateOf(), asked, undefined)).toMatchObject({ ending: 'edited', isNew: false });
  });

  test('keeps what the customer made of it, and what uses it goes on with the new card', () => {
    const waits = payment('scheduled', 4_000, '2026-12-02');
    const paid = payment('successful', 4_000, '2026-11-02');
    const debited = card({ usedBy: ['allServices'] });
    const state = stateOf({
      methods: [debited, bankAccount()],
      payments: [waits, paid],
      autoPay: { ...autoPay(6), method: { ...waits.method, methodId: 'card' } },
    });
    const decision = decideEditing(state, { ...asked, name: 'Office' }, number());
    const after = afterWalletDecision(state, doneOf(decision), who);
    expect(after.facts.methods[0]).toMatchObject({
      id: 'card',
      name: 'Office',
      lastFourDigits: '0010',
      usedBy: ['allServices'],
      isPreferred: true,
    });
    expect(after.facts.payments.map(({ method }) => [method.name, method.lastFourDigits])).toEqual([
      ['Office', '0010'],
      ['Office', paid.method.lastFourDigits],
    ]);
    expect(after.facts.autoPay?.method).toMatchObject({ methodId: 'card', lastFourDigits: '0010' });
    expect(after.records[0]).toMatchObject({ version: 2, fingerprint: 'number of new', lastChange });
  });
});

describe('deleting a method', () => {
  const asked = { methodId: 'card', version: 1, cancels: [] };
  const waits = payment('scheduled', 4_000, '2026-12-02');
  const remove = (state: WalletState, change: Partial<{ version: number; cancels: string[] }> = {}) =>
    decideDeletion(state, { ...asked, ...change }, now, { cutOff: '20:00' });

  test.each([
    ['nothing uses', stateOf(), {}, 'removed'],
    ['a colleague has edited', stateOf(), { version: 2 }, 'changedMeanwhile'],
    ['a payment waits for, as told', stateOf({ payments: [waits] }), { cancels: [waits.id] }, 'removed'],
    ['a payment waits for, not told', stateOf({ payments: [waits] }), {}, 'changedMeanwhile'],
    ['a payment does not wait for any more', stateOf(), { cancels: [waits.id] }, 'changedMeanwhile'],
    [
      'Auto Pay debits',
      stateOf({ methods: [card({ usedBy: ['mobile'] })] }),
      {},
      { code: 'LW-WAL-011', problem: 'usedForAutoPay' },
    ],
    [
      'a payment is leaving from',
      stateOf({ payments: [payment('running', 100, '2026-11-21')] }),
      {},
      { code: 'LW-WAL-017', problem: 'leaving' },
    ],
    [
      'the last debit of Auto Pay leaves from',
      stateOf({
        lastAutoPay: {
          ...autoPay(21),
          method: { ...waits.method, methodId: 'card' },
          debitDate: '2026-11-21',
        },
      }),
      {},
      { code: 'LW-WAL-017' },
    ],
  ] as const)('that %s', (_, state, change, told) => {
    const answer = codeOf(
      remove(state, { ...change, cancels: [...('cancels' in change ? change.cancels : [])] }),
    );
    if (typeof told === 'string') expect(answer).toBe(told);
    else expect(answer).toMatchObject(told);
  });

  test('takes it out with what it cancels, and another is preferred', () => {
    const state = stateOf({ payments: [waits] });
    const decision = remove(state, { cancels: [waits.id] });
    const after = afterWalletDecision(state, doneOf(decision), who);
    expect(after.facts.methods).toMatchObject([{ id: 'bank', isPreferred: true }]);
    expect(after.facts.payments).toMatchObject([{ id: waits.id, status: 'cancelled' }]);
    expect(after.records[0]).toMatchObject({ version: 2, lastChange: { ...who, change: 'removed' } });
  });
});

test('a wallet shows the preferred method first, then the oldest, each with what uses it', () => {
  const waits = payment('scheduled', 4_000, '2026-12-02');
  const methods = [bankAccount(), card({ id: 'old', isPreferred: false }), card()];
  const records = [
    record('bank', { version: 3, lastChange, savedAt: '2026-03-01T00:00:00.000Z' }),
    record('old', { savedAt: '2026-02-01T00:00:00.000Z' }),
    record('card', { savedAt: '2026-04-01T00:00:00.000Z' }),
  ];
  const account = { ...facts, methods, payments: [waits] };
  const wallet = walletOf(account, records, defaultPaymentSettings, clock, true);
  expect(wallet).toMatchObject({ maximum: 10, restriction: null, mayManage: true });
  expect(wallet.methods).toMatchObject([
    { method: { id: 'card' }, status: 'available', version: 1, scheduled: [waits], lastChange: null },
    { method: { id: 'old' }, scheduled: [] },
    { method: { id: 'bank' }, version: 3, lastChange },
  ]);
});
