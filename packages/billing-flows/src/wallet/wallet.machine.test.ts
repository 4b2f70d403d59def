import type { CardDataToken, TokenisedMethod, WalletAnswer } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StateName } from './flow-states.tsx';
import { current, samplePorts as portsOf } from './sample-ports.ts';
import { firstMethod, leavesFirst, sampleWallet, scheduledOn, tenMethods } from './sample-wallet.ts';
import { walletMachine } from './wallet.machine.ts';
import { providedMachine } from './wallet.ports.ts';
import type { WalletAddress, WalletEvent, WalletPorts } from './wallet.types.ts';

const onTheWay = [
  'loading',
  'waitingForBank',
  'adding',
  'savingCard',
  'savingName',
  'preparingDeletion',
  'deleting',
];

/** Ports to which a token is known already that stands for a card. */
function samplePorts(scenario: Scenario = current, changes: Partial<WalletPorts> = {}) {
  const sample = portsOf(scenario, changes);
  const { cardData } = sample.edge;
  const made = cardData.tokenise({
    type: 'creditCard',
    cardNumber: '4000000000000002',
    nameOnCard: 'Dana Whitfield',
    expiration: '2029-08',
    postalCode: '14607',
    securityCode: '123',
  });
  const card = cardData.find(made.token);
  if (card) cardData.give('token', card);
  return sample;
}

/** The flow after some events, each sent once the one before has led somewhere. */
async function played(
  ports: WalletPorts,
  events: readonly WalletEvent[],
  address: WalletAddress = {},
  userId = current.users[0].id,
) {
  const actor = createActor(providedMachine(ports, userId), { input: { address } }).start();
  const settled = () => waitFor(actor, ({ value }) => !onTheWay.includes(value));
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  return actor.getSnapshot();
}

const token: CardDataToken = { token: 'token', expiresAt: '2026-11-21T12:05:00-05:00' };
const method: TokenisedMethod = {
  type: 'creditCard',
  brand: 'visa',
  funding: 'credit',
  lastFourDigits: '4242',
  expirationDate: '2029-08',
  canBeSaved: true,
};
const given: WalletEvent = { type: 'newMethod.submitted', token, method, save: true };
/** A card that works no more when December's charges come. */
const givenEarly: WalletEvent = {
  type: 'newMethod.submitted',
  token,
  method: { ...method, expirationDate: '2026-11' },
  save: true,
};
const named: WalletEvent = { type: 'method.named', named: { name: 'Shop card', makePreferred: false } };
const toCard: WalletEvent = { type: 'card.requested' };
const remove: WalletEvent = { type: 'deletion.submitted' };
const back: WalletEvent = { type: 'step.back' };
const card = firstMethod(current).method.id;
const paidUp = storyScenario('nothingDue');

/** What the server answers where nothing was done. */
const refusing = (outcome: WalletAnswer['outcome'], more: Partial<WalletAnswer> = {}) => {
  const answer: WalletAnswer = {
    ending: 'refused',
    outcome,
    reference: '7F3K-29QD',
    wallet: sampleWallet(current),
    methodId: null,
    offeredToPay: null,
    lastChange: null,
    refusals: [],
    ...more,
  };
  const answers = async () => answer;
  return samplePorts(current, { addMethod: answers, editMethod: answers, deleteMethod: answers }).ports;
};

test.each([
  ['added', {}, [toCard, given, named]],
  ['added', {}, [{ type: 'bankAccount.requested' }, given, named]],
  ['edited', { method: firstMethod(paidUp).method.id, step: 'edit' }, [given]],
  ['edited', { method: firstMethod(paidUp).method.id }, [{ type: 'rename.reopened' }, named]],
  ['removed', { method: firstMethod(paidUp).method.id, step: 'delete' }, [remove]],
] as const)('a customer who owes nothing is told what was %s: case %#', async (state, address, events) => {
  const { ports, keys } = samplePorts(paidUp);
  expect((await played(ports, events, address)).value).toBe(state);
  expect(keys).toHaveLength(1);
});

test('while something is due, paying it with the new method is offered first, and may be declined', async () => {
  const { ports } = samplePorts();
  const offering = await played(ports, [toCard, given, named]);
  expect([offering.value, offering.context.result?.offeredToPay?.cents]).toEqual([
    'offeringPayment',
    expect.any(Number),
  ]);
  const declined: WalletEvent = { type: 'offer.declined' };
  expect((await played(samplePorts().ports, [toCard, given, named, declined])).value).toBe('added');
  const edited = await played(samplePorts().ports, [given, declined], { method: card, step: 'edit' });
  expect(edited.value).toBe('edited');
});

test.each([
  ['full', tenMethods, {}],
  ['unavailable', storyScenario('onlineBlocked'), {}],
  ['unavailable', storyScenario('bothRestricted'), { step: 'card' }],
  ['choosingMethod', storyScenario('cardRestricted'), { step: 'card' }],
  ['choosingMethod', storyScenario('bankRestricted'), { step: 'bank' }],
  ['enteringCard', current, { step: 'card' }],
  ['enteringBankAccount', current, { step: 'bank' }],
  ['connectingBank', storyScenario('bankConnect'), { step: 'bank' }],
  ['choosingMethod', current, { step: 'name' }],
  ['viewing', current, { method: card }],
  ['viewing', current, { method: card, step: 'result' }],
  ['editingCard', current, { method: card, step: 'edit' }],
  ['viewing', current, { method: firstMethod(current, 'bankAccount').method.id, step: 'edit' }],
  [
    'viewing',
    storyScenario('cardRestricted'),
    { method: firstMethod(storyScenario('cardRestricted')).method.id, step: 'edit' },
  ],
  ['renaming', current, { method: card, step: 'rename' }],
  ['confirmingDeletion', current, { method: card, step: 'delete' }],
  [
    'tellingExpiry',
    storyScenario('expiredCard'),
    { method: firstMethod(storyScenario('expiredCard')).method.id },
  ],
  ['gone', current, { method: 'none' }],
] as const)('%s is where an address begins: case %#', async (state, scenario, address) => {
  expect((await played(samplePorts(scenario).ports, [], address)).value).toBe(state);
});

test('a bank that was connected names the new account, and one that was not leaves the choice', async () => {
  const connecting = storyScenario('bankConnect');
  const bank = { token, method: { ...method, type: 'bankAccount' as const } };
  const start: readonly WalletEvent[] = [
    { type: 'bankAccount.requested' },
    { type: 'bankConnection.started' },
  ];
  const connected = samplePorts(connecting, { connectBank: async () => bank });
  expect((await played(connected.ports, start)).value).toBe('naming');
  expect((await played(samplePorts(connecting).ports, start)).value).toBe('noAccountConnected');
  const fails = samplePorts(connecting, {
    connectBank: async () => {
      throw new PortProblem('LW-PAY-061');
    },
  });
  const numbers: WalletEvent = { type: 'bankNumbers.requested' };
  expect((await played(fails.ports, start)).value).toBe('bankConnectFailed');
  expect((await played(fails.ports, [...start, numbers])).value).toBe('enteringBankAccount');
});

test('a bank that could not be reached is opened again', async () => {
  let visits = 0;
  const { ports } = samplePorts(storyScenario('bankConnect'), {
    connectBank: async () => {
      visits += 1;
      if (visits === 1) throw new PortProblem('LW-PAY-061');
      return null;
    },
  });
  const again: WalletEvent = { type: 'bankConnection.started' };
  const { value, context } = await played(ports, [{ type: 'bankAccount.requested' }, again, again]);
  expect([value, context.result, visits]).toEqual(['noAccountConnected', null, 2]);
});

test('an account at a bank that could not be verified is told of as one, and its numbers are entered', async () => {
  const { ports } = samplePorts(storyScenario('bankConnect'), {
    connectBank: async () => {
      throw new PortProblem('LW-PAY-012');
    },
  });
  const start: readonly WalletEvent[] = [
    { type: 'bankAccount.requested' },
    { type: 'bankConnection.started' },
  ];
  const told = await played(ports, start);
  expect([told.value, told.context.form]).toEqual(['verificationFailed', 'connectedBank']);
  const entered = await played(ports, [...start, { type: 'bankNumbers.requested' }]);
  expect([entered.value, entered.context.form, entered.context.result]).toEqual([
    'enteringBankAccount',
    'bankAccount',
    null,
  ]);
});

test('numbers that were typed and could not be verified are checked, not asked for anew', async () => {
  const start: readonly WalletEvent[] = [
    { type: 'bankAccount.requested' },
    { type: 'cardData.refused', result: { outcome: 'LW-PAY-012', reference: null } },
  ];
  const numbers: WalletEvent = { type: 'bankNumbers.requested' };
  const told = await played(samplePorts().ports, [...start, numbers]);
  expect([told.value, told.context.form]).toEqual(['verificationFailed', 'bankAccount']);
  const checked = await played(samplePorts().ports, [...start, { type: 'form.reopened' }]);
  expect(checked.value).toBe('enteringBankAccount');
});

test('a connected bank that was verified too long ago is given again as a bank account, and told once', async () => {
  const connecting = storyScenario('bankConnect');
  const bank = { token, method: { ...method, type: 'bankAccount' as const } };
  const { ports } = samplePorts(connecting, { connectBank: async () => bank });
  const { addMethod } = refusing('LW-PAY-013', { wallet: sampleWallet(connecting) });
  const start: readonly WalletEvent[] = [{ type: 'bankConnection.started' }];
  const late = [{ type: 'bankAccount.requested' }, ...start, named] as const;
  const told = await played({ ...ports, addMethod }, late);
  expect([told.value, told.context.result?.outcome]).toEqual(['enteringBankAccount', 'LW-PAY-013']);
  const again = await played({ ...ports, addMethod }, [...late, back, ...start]);
  expect([again.value, again.context.result]).toEqual(['naming', null]);
});

test('a prepaid or gift card is told so where it was typed', async () => {
  const prepaid: WalletEvent = { ...given, method: { ...method, canBeSaved: false } };
  const { value, context } = await played(samplePorts().ports, [toCard, prepaid]);
  expect([value, context.result?.outcome, context.given]).toEqual(['enteringCard', 'LW-WAL-015', null]);
});

test.each([
  ['viewing', 'LW-WAL-013', { methodId: card }],
  ['full', 'LW-WAL-014', {}],
  ['enteringCard', 'LW-WAL-015', {}],
  ['naming', 'LW-WAL-016', {}],
  ['enteringCard', 'LW-PAY-013', {}],
  ['naming', 'LW-WAL-020', { ending: 'failed' }],
  ['unavailable', 'LW-PAY-033', {}],
] as const)('%s tells %s of a new method', async (state, outcome, more) => {
  const { value, context } = await played(refusing(outcome, more), [toCard, given, named]);
  expect([value, context.result?.outcome]).toEqual([state, outcome]);
});

test.each([
  ['viewing', 'LW-WAL-012', 'edit', [given]],
  ['editingCard', 'LW-WAL-020', 'edit', [given]],
  ['renaming', 'LW-WAL-016', 'rename', [named]],
  ['renaming', 'LW-WAL-020', 'rename', [named]],
  ['viewing', 'LW-WAL-011', 'delete', [remove]],
  ['viewing', 'LW-WAL-017', 'delete', [remove]],
  ['confirmingDeletion', 'LW-WAL-010', 'delete', [remove]],
] as const)('%s tells %s of a saved one', async (state, outcome, step, events) => {
  const { value, context } = await played(refusing(outcome), events, { method: card, step });
  expect([value, context.result?.outcome, context.methodId]).toEqual([state, outcome, card]);
});

test('what a colleague has deleted meanwhile is there no more', async () => {
  const without = { ...sampleWallet(current), methods: [] };
  const { value } = await played(refusing('LW-WAL-012', { wallet: without }), [remove], {
    method: card,
    step: 'delete',
  });
  expect(value).toBe('gone');
});

test('what Auto Pay uses, or a payment that leaves, is not offered to be deleted', async () => {
  const autoPay = storyScenario('autoPayOn');
  const used = sampleWallet(autoPay).methods.find(({ method: { usedBy } }) => usedBy.length > 0);
  const address = { method: used?.method.id, step: 'delete' as const };
  const { value, context } = await played(samplePorts(autoPay).ports, [], address);
  expect([value, context.result?.outcome]).toEqual(['viewing', 'LW-WAL-011']);
});

test('a payment that leaves first is known where it is told, and forgotten once deleting is asked for anew', async () => {
  const address = { method: firstMethod(leavesFirst).method.id, step: 'delete' } as const;
  const told = await played(samplePorts(leavesFirst).ports, [], address);
  expect([told.value, told.context.result?.outcome]).toEqual(['viewing', 'LW-WAL-017']);
  expect(told.context.deletion).toMatchObject({ payments: [{ paymentDate: '2026-11-26' }] });
  let isThere = true;
  const { ports } = samplePorts(leavesFirst);
  const loadDeletion: WalletPorts['loadDeletion'] = async (methodId) => {
    if (!isThere) return null;
    isThere = false;
    return ports.loadDeletion(methodId);
  };
  const again: WalletEvent = { type: 'delete.reopened' };
  const gone = await played({ ...ports, loadDeletion }, [again], address);
  expect([gone.value, gone.context.deletion]).toEqual(['gone', null]);
});

test('what our side failed to do is asked again with the same key, and what was answered with another', async () => {
  const keys: string[] = [];
  const sample = samplePorts(paidUp);
  const ports: WalletPorts = {
    ...sample.ports,
    newKey: () => `key-${keys.length}`,
    async addMethod(asked, key) {
      keys.push(key);
      if (keys.length === 1) throw new Error('the answer got lost');
      return sample.ports.addMethod(asked, key);
    },
  };
  const again: WalletEvent = { type: 'change.retried' };
  const { value } = await played(ports, [toCard, given, named, again]);
  expect([value, new Set(keys).size, keys.length]).toEqual(['added', 1, 2]);
});

describe('what was done although its answer got lost', () => {
  const scenario = storyScenario('twoScheduled');
  const asking = scenario.users[0].id;
  const { id: methodId } = firstMethod(scenario).method;
  const renaming = { method: methodId, step: 'rename' } as const;
  const deleting = { method: methodId, step: 'delete' } as const;
  /** The card that the token of these tests stands for. */
  const ofToken: WalletEvent = { ...given, method: { ...method, lastFourDigits: '0002' } };

  /** The edge does what it is asked, and its answers never come. */
  function losingAnswers(problem: Error = new Error('no answer')) {
    const sample = samplePorts(scenario);
    const { addMethod, editMethod, deleteMethod } = sample.ports;
    const losing: WalletPorts = {
      ...sample.ports,
      async addMethod(asked, key) {
        await addMethod(asked, key);
        throw problem;
      },
      async editMethod(asked, key) {
        await editMethod(asked, key);
        throw problem;
      },
      async deleteMethod(asked, key) {
        await deleteMethod(asked, key);
        throw problem;
      },
    };
    return { ...sample, ports: losing };
  }

  const requests = [
    ['added', {}, [toCard, ofToken, named]],
    ['edited', { method: methodId, step: 'edit' }, [ofToken]],
    ['edited', renaming, [named]],
    ['removed', deleting, [remove]],
  ] as const;

  test.each(requests)('is told as %s: case %#', async (state, address, events) => {
    for (const problem of [new Error('no answer'), new PortProblem('LW-SYS-010')]) {
      const { ports, keys, edge } = losingAnswers(problem);
      const { value, context } = await played(ports, events, address, asking);
      expect([value, context.result?.outcome, context.wallet]).toEqual([state, null, edge.wallet.shown()]);
      expect(keys).toHaveLength(1);
    }
  });

  test.each([
    ['naming', 'LW-WAL-020', ...requests[0]],
    ['editingCard', 'LW-WAL-020', ...requests[1]],
    ['renaming', 'LW-WAL-020', ...requests[2]],
    ['confirmingDeletion', 'LW-WAL-010', ...requests[3]],
  ] as const)(
    'stays %s (%s) where it cannot be looked up either',
    async (state, code, _, address, events) => {
      const { ports } = losingAnswers();
      let looks = 0;
      const loadWallet: WalletPorts['loadWallet'] = async () => {
        looks += 1;
        if (looks > 1) throw new NoConnection();
        return await ports.loadWallet();
      };
      const { value, context } = await played({ ...ports, loadWallet }, events, address, asking);
      expect([value, context.result?.outcome, looks]).toEqual([state, code, 2]);
    },
  );

  test.each([
    ['naming', ...requests[0]],
    ['editingCard', ...requests[1]],
    ['renaming', ...requests[2]],
    ['confirmingDeletion', ...requests[3]],
  ] as const)('stays %s where nothing was done', async (state, _, address, events) => {
    const lost = async () => {
      throw new Error('no answer');
    };
    const { ports } = samplePorts(scenario, { addMethod: lost, editMethod: lost, deleteMethod: lost });
    const { value, context } = await played(ports, events, address, asking);
    expect([value, context.result?.ending]).toEqual([state, 'failed']);
  });

  test('is not mistaken for what a colleague named the method meanwhile', async () => {
    const { ports } = losingAnswers();
    const colleague = { userId: 'colleague', name: 'Sam Ortiz' };
    const loadWallet: WalletPorts['loadWallet'] = async () => {
      const { wallet, today } = await ports.loadWallet();
      const methods = wallet.methods.map((one) => ({
        ...one,
        lastChange: one.lastChange && { ...one.lastChange, by: colleague },
      }));
      return { wallet: { ...wallet, methods }, today };
    };
    const { value, context } = await played({ ...ports, loadWallet }, [named], renaming, asking);
    expect([value, context.result?.outcome]).toEqual(['renaming', 'LW-WAL-020']);
  });
});

test('without a connection nothing is sent, and the screen stays', async () => {
  const cutOff = async () => {
    throw new NoConnection();
  };
  const { ports } = samplePorts(current, { addMethod: cutOff, deleteMethod: cutOff });
  const naming = await played(ports, [toCard, given, named]);
  expect([naming.value, naming.context.isCutOff]).toEqual(['naming', true]);
  const deleting = await played(ports, [remove], { method: card, step: 'delete' });
  expect([deleting.value, deleting.context.isCutOff]).toEqual(['confirmingDeletion', true]);
});

test.each([
  ['verificationFailed', 'LW-PAY-012', new PortProblem('LW-PAY-012')],
  ['sessionEnded', 'LW-AUT-030', new PortProblem('LW-AUT-020')],
] as const)('%s tells %s where saving failed', async (state, outcome, problem) => {
  const fails = async () => {
    throw problem;
  };
  const { value, context } = await played(samplePorts(current, { addMethod: fails }).ports, [
    toCard,
    given,
    named,
  ]);
  expect([value, context.result?.outcome]).toEqual([state, outcome]);
});

test('a card that could not be verified is typed again in the form it was typed in', async () => {
  const refused: WalletEvent = {
    type: 'cardData.refused',
    result: { outcome: 'LW-PAY-012', reference: null },
  };
  const again: WalletEvent = { type: 'form.reopened' };
  expect((await played(samplePorts().ports, [toCard, refused, again])).value).toBe('enteringCard');
  const bank: WalletEvent = { type: 'bankAccount.requested' };
  expect((await played(samplePorts().ports, [bank, refused, again])).value).toBe('enteringBankAccount');
  const edit = { method: card, step: 'edit' } as const;
  expect((await played(samplePorts().ports, [refused, again], edit)).value).toBe('editingCard');
});

test('a card that could not be verified adds no second one where its account takes no cards any more', async () => {
  const restricted = { ...sampleWallet(current), restriction: 'card' } as const;
  const refusal: Partial<WalletAnswer> = { wallet: restricted, methodId: card };
  const ports = refusing('LW-PAY-012', refusal);
  const again: WalletEvent = { type: 'form.reopened' };
  const { value, context } = await played(ports, [given, again], { method: card, step: 'edit' });
  expect([value, context.result]).toEqual(['viewing', null]);
});

test('a change that was begun is given up on the way back to how it stands', async () => {
  const { value, context } = await played(samplePorts().ports, [back], { method: card, step: 'rename' });
  expect([value, context.named]).toEqual(['viewing', null]);
});

test.each([
  ['choosingMethod', 'LW-WAL-015', [{ type: 'add.reopened' }]],
  ['enteringCard', 'LW-WAL-015', [{ type: 'add.reopened' }, toCard]],
  ['choosingMethod', 'LW-WAL-016', [back]],
  ['enteringCard', 'LW-WAL-016', [{ type: 'card.reopened' }]],
  ['naming', 'LW-PAY-013', [{ type: 'name.reopened' }]],
] as const)('%s does not tell %s of a new method again', async (state, outcome, events) => {
  const { value, context } = await played(refusing(outcome), [toCard, given, named, ...events]);
  expect([value, context.result]).toEqual([state, null]);
});

test.each([
  ['editingCard', { type: 'edit.reopened' }],
  ['renaming', { type: 'rename.reopened' }],
] as const)('%s does not tell again what was told of the method', async (state, event) => {
  const { value, context } = await played(refusing('LW-WAL-011'), [remove, event], {
    method: card,
    step: 'delete',
  });
  expect([value, context.result]).toEqual([state, null]);
});

test('a wallet that does not load is told so, and asked for again', async () => {
  let isUp = false;
  const { ports } = samplePorts();
  const loadWallet = async () => {
    if (isUp) return ports.loadWallet();
    isUp = true;
    throw new Error('no answer');
  };
  const retried: WalletEvent = { type: 'load.retried' };
  expect((await played({ ...ports, loadWallet }, [])).value).toBe('loadFailed');
  isUp = false;
  expect((await played({ ...ports, loadWallet }, [retried])).value).toBe('choosingMethod');
});

describe('another card that expires before a charge that is to come', () => {
  const scheduled = scheduledOn(storyScenario('twoScheduled'), '2026-12-05');
  const edit = { step: 'edit', method: firstMethod(scheduled).method.id } as const;

  test('is asked about before it is saved', async () => {
    const asked = await played(samplePorts(scheduled).ports, [givenEarly], edit);
    expect(asked.value).toBe('confirmingExpiry');
    const refused = await played(
      samplePorts(scheduled).ports,
      [givenEarly, { type: 'expiringCard.refused' }],
      edit,
    );
    expect(refused.value).toBe('editingCard');
  });

  test('is saved once the customer knows', async () => {
    const { ports } = samplePorts(scheduled);
    const saved = await played(ports, [givenEarly, { type: 'expiringCard.confirmed' }], edit);
    expect(saved.context.result?.ending).toBe('edited');
  });

  test('is not asked about where it works then, nor where nothing uses it', async () => {
    const works = await played(samplePorts(scheduled).ports, [given], edit);
    expect(works.context.result?.ending).toBe('edited');
    const unused = await played(samplePorts(current).ports, [givenEarly], { step: 'edit', method: card });
    expect(unused.context.result?.ending).toBe('edited');
  });
});

describe('by the shortest paths', () => {
  /** How many presses lead from where events have led to each state that the customer can reach. */
  async function pressesFrom(
    scenario: Scenario,
    address: WalletAddress,
    before: readonly WalletEvent[] = [],
    state?: StateName,
  ) {
    const snapshot = await played(samplePorts(scenario).ports, before, address);
    const paths = getShortestPaths(walletMachine, {
      input: {},
      fromState: walletMachine.resolveState({ value: state ?? snapshot.value, context: snapshot.context }),
      events: [
        toCard,
        { type: 'bankAccount.requested' },
        { type: 'bankConnection.started' },
        { type: 'bankNumbers.requested' },
        given,
        givenEarly,
        named,
        remove,
        back,
        { type: 'edit.reopened' },
        { type: 'rename.reopened' },
        { type: 'delete.reopened' },
        { type: 'expiringCard.confirmed' },
        { type: 'offer.declined' },
      ],
      serializeState: ({ value }) => String(value),
    });
    return Object.fromEntries(paths.map(({ state: { value }, weight }) => [String(value), weight]));
  }

  test('a card or an account is three presses from being saved, and nothing is before it was named', async () => {
    expect(await pressesFrom(current, {})).toEqual({
      choosingMethod: 0,
      enteringCard: 1,
      enteringBankAccount: 1,
      naming: 2,
      adding: 3,
    });
  });

  test('a bank that can be connected can still be typed', async () => {
    const presses = await pressesFrom(storyScenario('bankConnect'), {});
    expect(presses).toMatchObject({ connectingBank: 1, waitingForBank: 2, enteringBankAccount: 2 });
  });

  test('a saved card is put right, named or deleted, each by a form of its own', async () => {
    const scheduled = scheduledOn(storyScenario('twoScheduled'), '2026-12-05');
    expect(await pressesFrom(scheduled, { method: firstMethod(scheduled).method.id })).toEqual({
      viewing: 0,
      editingCard: 1,
      renaming: 1,
      preparingDeletion: 1,
      confirmingExpiry: 2,
      savingCard: 2,
      savingName: 2,
    });
  });

  test('nothing is deleted before it was told what that comes to', async () => {
    const presses = await pressesFrom(current, { method: card, step: 'delete' });
    expect(presses).toMatchObject({ confirmingDeletion: 0, deleting: 1 });
    expect(await pressesFrom(current, { method: card })).not.toHaveProperty('deleting');
  });

  test.each(['adding', 'savingCard', 'savingName', 'deleting', 'added', 'removed', 'gone'] as const)(
    'no press leads anywhere while it is %s',
    async (state) => {
      expect(await pressesFrom(current, { method: card }, [], state)).toEqual({ [state]: 0 });
    },
  );

  test('an offer to pay with it is declined by one press', async () => {
    const { added } = await pressesFrom(current, {}, [toCard, given, named]);
    expect(added).toBe(1);
  });
});
