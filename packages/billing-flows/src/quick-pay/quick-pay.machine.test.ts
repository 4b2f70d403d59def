import { type KeyedPayment, outcomeCodes, outcomes, type PaymentAnswer } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { refused, samplePaymentPorts, sampleToken } from '@linework/parts/payment/sample';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StateName } from './QuickPayDialog.tsx';
import { quickPayMachine } from './quick-pay.machine.ts';
import { providedMachine } from './quick-pay.ports.ts';
import type { QuickPayEvent, QuickPayPorts } from './quick-pay.types.ts';
import { confirmedBy } from './SampleQuickPay.tsx';

const scenario = storyScenario('current');

/** The same customer, who prefers their bank account. */
function withBank(): Scenario {
  const methods = scenario.facts.methods.map((method) => ({
    ...method,
    isPreferred: method.type === 'bankAccount',
  }));
  return { ...scenario, facts: { ...scenario.facts, methods } };
}

function opened(changes: Partial<QuickPayPorts> = {}, of: Scenario = scenario) {
  const edge = fakeEdge(of);
  const sample = samplePaymentPorts(edge, 'quick-pay');
  const ports = { ...sample.ports, ...changes };
  const open = () => createActor(providedMachine(ports, async () => {})).start();
  let actor = open();
  const reaches = (state: StateName) => waitFor(actor, (snapshot) => snapshot.value === state);
  const does = async (event: QuickPayEvent, state: StateName) => {
    actor.send(event);
    return await reaches(state);
  };
  const reopen = () => {
    actor.stop();
    actor = open();
  };
  return { ...sample, ports, edge, reaches, does, reopen };
}

let tokens = 0;
const pay = (): QuickPayEvent => {
  tokens += 1;
  return { type: 'payment.submitted', token: sampleToken(`tok_${tokens}`) };
};
const payByBank: QuickPayEvent = { type: 'payment.submitted', token: null };
const keysOf = (sent: readonly KeyedPayment[]) => sent.map(({ key }) => key);

/** Answers as told, once each; afterwards as the edge does. */
function answering(...answers: readonly (() => Promise<PaymentAnswer>)[]) {
  const sent: KeyedPayment[] = [];
  const waiting = [...answers];
  const submitPayment = async (payment: KeyedPayment) => {
    sent.push(payment);
    return await (waiting.shift()?.() ?? Promise.resolve(refused('LW-PAY-010')));
  };
  return { sent, submitPayment };
}
const unanswered = () => Promise.reject(new Error('no answer'));

describe('quick pay', () => {
  it('pays what is asked, today, with the preferred card and its code, once however often it is pressed', async () => {
    const at = opened();
    await at.reaches('confirming');
    const press = pay();
    void at.does(press, 'paid');
    const { context } = await at.does(press, 'paid');
    expect(at.sent).toHaveLength(1);
    expect(at.sent[0]).toMatchObject({
      paymentDate: scenario.today,
      paymentMethodId: scenario.facts.methods.find(({ isPreferred }) => isPreferred)?.id,
      overpaymentConfirmed: false,
    });
    expect(at.sent[0]?.amount).toEqual(at.sent[0]?.expectedAmountDue);
    expect(context.result?.payment?.amount).toEqual(at.sent[0]?.amount);
    // What is paid is done with: nothing of it is kept.
    expect(await at.ports.loadDraft()).toBeNull();
  });

  it('does not send a card without the proof of its code', async () => {
    const at = opened();
    await at.reaches('confirming');
    await at.does(payByBank, 'confirming');
    expect(at.sent).toEqual([]);
  });

  it('asks for no code of a bank account', async () => {
    const at = opened({}, withBank());
    await at.reaches('confirming');
    await at.does(payByBank, 'pending');
  });

  it('stores the key before anything is sent with it', async () => {
    const stored: (string | undefined)[] = [];
    const at = opened({
      submitPayment: async ({ key }) => {
        stored.push(key, at.drafts.at(-1)?.match(/"key":"([^"]*)"/)?.[1]);
        return refused('LW-PAY-010');
      },
    });
    await at.reaches('confirming');
    await at.does(pay(), 'refused');
    expect(stored[0]).toBe(stored[1]);
  });

  it('keeps no token', async () => {
    const at = opened();
    await at.reaches('confirming');
    await at.does(pay(), 'paid');
    expect(at.drafts.join()).not.toContain('tok_');
  });

  it('sends nothing with a key that could not be stored', async () => {
    const at = opened({ saveDraft: unanswered });
    await at.reaches('confirming');
    await at.does(pay(), 'serviceUnavailable');
    expect(at.sent).toEqual([]);
  });

  it('stays where it is without a connection, says so, and is sent once when it is pressed again', async () => {
    let isCutOff = true;
    const at = opened({
      saveDraft: async () => {
        if (isCutOff) throw new NoConnection();
      },
    });
    await at.reaches('confirming');
    at.does(pay(), 'confirming').catch(() => undefined);
    await at.reaches('savingAttempt');
    expect((await at.reaches('confirming')).context.isCutOff).toBe(true);
    isCutOff = false;
    await at.does(pay(), 'paid');
    expect(at.sent).toHaveLength(1);
  });

  it('has a new key after every refusal', async () => {
    const { sent, submitPayment } = answering(async () => refused('LW-PAY-010'));
    const at = opened({ submitPayment });
    await at.reaches('confirming');
    await at.does(pay(), 'refused');
    await at.does({ type: 'review.reopened' }, 'confirming');
    await at.does(pay(), 'refused');
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('is looked for by its key where no answer came, and is sent again under it where it was not made', async () => {
    const { sent, submitPayment } = answering(unanswered);
    const at = opened({ submitPayment });
    await at.reaches('confirming');
    await at.does(pay(), 'checking');
    await at.reaches('serviceUnavailable');
    await at.does({ type: 'payment.retried' }, 'refused');
    expect(sent).toHaveLength(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('tells what became of it where no answer came and it was made', async () => {
    const at = opened({
      submitPayment: async (payment) => {
        at.edge.cardData.give(payment.cardDataToken ?? '', {
          isSaved: true,
          method: scenario.facts.methods.find(({ id }) => id === payment.paymentMethodId) ?? never(),
          canBeSaved: false,
          charge: null,
        });
        at.edge.payments.make(payment, payment.key);
        throw new Error('the answer got lost');
      },
    });
    await at.reaches('confirming');
    await at.does(pay(), 'paid');
  });

  it('keeps the key of the same payment over a reload, where nobody knows of it', async () => {
    const { sent, submitPayment } = answering(() => new Promise(() => {}));
    const at = opened({ submitPayment }, withBank());
    await at.reaches('confirming');
    await at.does(payByBank, 'submitting');
    at.reopen();
    await at.reaches('confirming');
    await at.does(payByBank, 'refused');
    expect(sent).toHaveLength(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it.each<[StateName, QuickPayPorts['loadOptions']]>([
    ['serviceUnavailable', unanswered],
    ['sessionEnded', () => Promise.reject(new PortProblem('LW-AUT-030'))],
    ['billPayUnavailable', () => Promise.reject(new PortProblem('LW-BIL-040'))],
  ])('begins with %s where its figures cannot be had', async (state, loadOptions) => {
    await opened({ loadOptions }).reaches(state);
  });

  it('ends where nobody can pay online: no other way to pay online is offered, and nothing is sent again', async () => {
    const { sent, submitPayment } = answering(() => Promise.reject(new PortProblem('LW-BIL-040')));
    const at = opened({ submitPayment });
    await at.reaches('confirming');
    const end = await at.does(pay(), 'billPayUnavailable');
    expect(sent).toHaveLength(1);
    expect(end.context.attempt).toBeNull();
    for (const event of [{ type: 'payment.retried' }, { type: 'review.reopened' }] as const)
      expect(end.can(event)).toBe(false);
  });

  it('stands without the shield, which it then says', async () => {
    const { context } = await opened({ loadPreview: unanswered }).reaches('confirming');
    expect(context.preview).toBeNull();
  });

  it.each([
    ['notOffered', 'nothingDue'],
    ['notOffered', 'expiringCard'],
    ['anotherPaymentInProgress', 'checking'],
  ] as const)('is %s for the customer %s', async (state, name) => {
    await opened({}, storyScenario(name)).reaches(state);
  });
});

describe('every outcome of a payment', () => {
  const told = outcomeCodes.filter((code) => code.startsWith('LW-PAY-'));

  it.each(told)(
    '%s is told, and never leads on to a second payment while its money may be taken',
    async (code) => {
      const at = opened({
        submitPayment: async () => refused(code),
        findPayment: () => new Promise(() => {}),
      });
      await at.reaches('confirming');
      const { value, context } = await at.does(pay(), stateAfter(code));
      expect(value).toBe(stateAfter(code));
      expect(context.result?.outcome).toBe(code);
      const keepsKey = outcomes[code].moneyState === 'checking';
      expect(context.attempt !== null).toBe(keepsKey);
    },
  );
});

/** What each money state leads to, from the outcomes' own rows. */
function stateAfter(code: (typeof outcomeCodes)[number]): StateName {
  const { moneyState, family } = outcomes[code];
  if (code === 'LW-PAY-013') return 'confirming';
  if (code === 'LW-PAY-041') return 'anotherPaymentInProgress';
  if (moneyState === 'checking') return 'checking';
  if (moneyState === 'taken') return 'paid';
  if (family === 'success' || moneyState === 'held') return 'pending';
  if (/-02\d$/.test(code)) return 'amountChanged';
  return ['LW-PAY-042', 'LW-PAY-044', 'LW-PAY-060', 'LW-PAY-061', 'LW-PAY-070'].includes(code)
    ? 'serviceUnavailable'
    : 'refused';
}

function never(): never {
  throw new Error('The preferred method is saved');
}

it('reaches every state that its events and calls name', () => {
  const names = new Set(Object.keys(quickPayMachine.states));
  const targets = Object.values(quickPayMachine.states).flatMap((node) =>
    [...node.transitions.values()].flat().flatMap(({ target }) => target?.map(({ key }) => key) ?? []),
  );
  expect(new Set([...targets, 'loading'])).toEqual(names);
});

/** How many presses lead from a state to each that they can reach, by the shortest way; the state itself takes none. */
function pressesFrom(state: StateName): Record<string, number> {
  const paths = getShortestPaths(quickPayMachine, {
    fromState: quickPayMachine.resolveState({ value: state, context: confirmedBy(scenario) }),
    events: [
      payByBank,
      pay(),
      { type: 'review.reopened' },
      { type: 'payment.retried' },
      { type: 'load.retried' },
    ],
    serializeState: ({ value }) => String(value),
  });
  return Object.fromEntries(paths.map(({ state: { value }, weight }) => [String(value), weight]));
}

it.each<[StateName, Record<string, number>]>([
  ['confirming', { savingAttempt: 1 }],
  ['savingAttempt', {}],
  ['submitting', {}],
  ['checking', {}],
  ['paid', {}],
  ['pending', {}],
  ['refused', { loading: 1 }],
  ['amountChanged', { loading: 1 }],
  ['anotherPaymentInProgress', {}],
  ['billPayUnavailable', {}],
  ['notOffered', {}],
  ['sessionEnded', {}],
  ['serviceUnavailable', { loading: 1 }],
])('by the shortest paths from %s a customer gets to %j, and nowhere else', (state, presses) => {
  expect(pressesFrom(state)).toEqual({ [state]: 0, ...presses });
});
