import { type OutcomeCode, outcomeCodes, outcomes, type Payment, usd } from '@linework/domain';
import { paymentOptionsOf, storyScenario } from '@linework/fixtures';
import { refused, samplePayment, sampleToken } from '@linework/parts/payment/sample';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { flowStates, type StateName } from './flow-states.tsx';
import { readDraft } from './one-time-payment.draft.ts';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { stateOfOutcome } from './one-time-payment.outcomes.ts';
import { providedMachine } from './one-time-payment.ports.ts';
import { emptyContext } from './one-time-payment.rules.ts';
import { wayInOf } from './one-time-payment.start.ts';
import type { OneTimePaymentEvent, OneTimePaymentPorts, PaymentAddress } from './one-time-payment.types.ts';
import { samplePorts } from './sample-ports.ts';

const scenario = storyScenario('current');
const [card, bank] = scenario.facts.methods.map(({ id }) => id);
const noRest = async () => {};

/** A customer at the flow, with ports that can be made to fail. */
function atTheFlow(changes: Partial<OneTimePaymentPorts> = {}, of = scenario, address: PaymentAddress = {}) {
  const sample = samplePorts(of, changes);
  const actor = createActor(providedMachine(sample.ports, noRest), {
    input: { way: wayInOf(address) },
  }).start();
  const reaches = (state: StateName) => waitFor(actor, (snapshot) => snapshot.value === state);
  const does = async (event: OneTimePaymentEvent, state: StateName) => {
    actor.send(event);
    await reaches(state);
  };
  return { ...sample, actor, reaches, does };
}

const chooseCard = (token = 'tok_1'): OneTimePaymentEvent => ({
  type: 'savedMethod.submitted',
  methodId: card ?? '',
  token: sampleToken(token),
});
const amountDue = { type: 'amount.submitted', choice: 'amountDue', money: usd(17_825) } as const;
const today = { type: 'date.submitted', date: scenario.today } as const;
const pay: OneTimePaymentEvent = { type: 'payment.submitted' };

const stoppedAs = { failed: 'LW-PAY-010', returned: 'LW-PAY-050' } as const;

async function atReview(changes: Partial<OneTimePaymentPorts> = {}) {
  const flow = atTheFlow(changes);
  await flow.reaches('enteringAmount');
  await flow.does(amountDue, 'choosingMethod');
  await flow.does(chooseCard(), 'choosingDate');
  await flow.does(today, 'reviewing');
  return flow;
}

it('that the customer came to schedule is known at every step, and after the form was begun anew', async () => {
  const { ports } = samplePorts(scenario);
  const actor = createActor(providedMachine(ports, noRest), { input: { prefersLater: true } }).start();
  await waitFor(actor, ({ value }) => value === 'enteringAmount');
  for (const event of [amountDue, chooseCard(), { type: 'flow.restarted' }] as const) {
    actor.send(event);
    expect(actor.getSnapshot().context.prefersLater).toBe(true);
  }
});

describe('paying', () => {
  it('takes four answers and one press', async () => {
    const flow = await atReview();
    await flow.does(pay, 'paid');
    expect(flow.sent).toHaveLength(1);
    expect(flow.sent[0]).toMatchObject({
      amount: usd(17_825),
      paymentDate: scenario.today,
      paymentMethodId: card,
    });
  });

  it('asks for the amount again where more than is due was typed, not agreed to, and stepped over', async () => {
    const flow = atTheFlow();
    await flow.reaches('enteringAmount');
    await flow.does({ ...amountDue, choice: 'other', money: usd(18_825) }, 'confirmingOverpayment');
    await flow.does({ type: 'overpayment.refused' }, 'enteringAmount');
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    await flow.does(chooseCard(), 'choosingDate');
    await flow.does(today, 'enteringAmount');
  });

  it('sends once however often the button is pressed', async () => {
    const flow = await atReview();
    flow.actor.send(pay);
    flow.actor.send(pay);
    await flow.does(pay, 'paid');
    expect(flow.sent).toHaveLength(1);
  });

  it('stores the key before anything is sent with it', async () => {
    let storedFirst: string | undefined;
    const flow = await atReview({
      submitPayment: async (request) => {
        storedFirst = readDraft(flow.drafts.at(-1) ?? '')?.attempt?.key;
        expect(storedFirst).toBe(request.key);
        return refused('LW-PAY-010');
      },
    });
    await flow.does(pay, 'declined');
    expect(storedFirst).toBeDefined();
  });

  it('keeps with its form that its payment failed, once it did', async () => {
    const flow = await atReview({ submitPayment: async () => refused('LW-PAY-010') });
    const kept = () => readDraft(flow.drafts.at(-1) ?? '')?.hasFailed;
    expect(kept()).toBe(false);
    await flow.does(pay, 'declined');
    await expect.poll(kept).toBe(true);
  });

  it('that failed is told of as failed by its form, however often that is found again before it is worked on', async () => {
    const failing = await atReview({ submitPayment: async () => refused('LW-PAY-010') });
    await failing.does(pay, 'declined');
    await expect.poll(() => readDraft(failing.drafts.at(-1) ?? '')?.hasFailed).toBe(true);
    const found = atTheFlow({ loadDraft: async () => failing.drafts.at(-1) ?? null }, scenario, {
      step: 'amount',
      amount: 'amountDue',
    });
    await found.reaches('choosingMethod');
    expect(found.actor.getSnapshot().context).toMatchObject({ resumed: true, hasFailed: true });
    await expect.poll(() => readDraft(found.drafts.at(-1) ?? '')?.hasFailed).toBe(true);
    await found.does(chooseCard('tok_2'), 'reviewing');
    expect(found.actor.getSnapshot().context.hasFailed).toBe(false);
  });

  it('keeps no failure with its form where the request was not understood: nothing was tried', async () => {
    const flow = await atReview({
      submitPayment: async () => {
        throw new PortProblem('LW-SYS-060');
      },
    });
    const kept = () => readDraft(flow.drafts.at(-1) ?? '');
    await flow.does(pay, 'serviceUnavailable');
    await expect.poll(() => kept()?.attempt).toBeNull();
    expect(kept()?.hasFailed).toBe(false);
  });

  it('keeps no failure with its form where a method was refused before anything was sent', async () => {
    const flow = atTheFlow();
    await flow.reaches('enteringAmount');
    await flow.does(amountDue, 'choosingMethod');
    await expect.poll(() => flow.drafts).toHaveLength(1);
    const result = { outcome: 'LW-PAY-011', reference: null } as const;
    await flow.does({ type: 'cardData.refused', result }, 'securityCodeFailed');
    await expect.poll(() => flow.drafts).toHaveLength(2);
    expect(readDraft(flow.drafts.at(-1) ?? '')?.hasFailed).toBe(false);
  });

  it('sends nothing when the key cannot be stored', async () => {
    let asked = false;
    const flow = await atReview({
      saveDraft: async () => {
        if (asked) throw new Error('disk full');
      },
    });
    asked = true;
    await flow.does(pay, 'serviceUnavailable');
    expect(flow.sent).toHaveLength(0);
    expect(flow.actor.getSnapshot().context.result?.outcome).toBe('LW-PAY-060');
  });

  it('stays at its review without a connection, queues nothing, and is sent once when it is asked for again', async () => {
    let isCutOff = false;
    const flow = await atReview({
      saveDraft: async () => {
        if (isCutOff) throw new NoConnection();
      },
    });
    isCutOff = true;
    flow.actor.send(pay);
    await flow.reaches('savingAttempt');
    await flow.reaches('reviewing');
    expect(flow.actor.getSnapshot().context.isCutOff).toBe(true);
    expect(flow.sent).toHaveLength(0);
    isCutOff = false;
    await flow.does(pay, 'paid');
    expect(flow.actor.getSnapshot().context.isCutOff).toBe(false);
    expect(flow.sent).toHaveLength(1);
  });

  it.each(['failed', 'returned'] as const)(
    'keeps no form where somebody reads of a payment that %s, and leaves the one that was kept',
    async (status) => {
      const payment = samplePayment(scenario, { status, statusReason: stoppedAs[status] });
      const address = { step: 'result', payment: payment.id } as const;
      const reading = atTheFlow({ findNamedPayment: async () => payment }, scenario, address);
      await reading.reaches(stateOfOutcome(stoppedAs[status]));
      expect(reading.drafts).toEqual([]);
      // Whoever pays again from there has begun a form of their own.
      await reading.does({ type: 'method.reopened' }, 'choosingMethod');
      expect(reading.drafts).toHaveLength(1);
    },
  );

  it('asks before more than the amount due, and before a card that expires soon', async () => {
    const expiring = storyScenario('expiringCard');
    const flow = atTheFlow({}, expiring);
    await flow.reaches('enteringAmount');
    await flow.does(
      { type: 'amount.submitted', choice: 'other', money: usd(400_000) },
      'confirmingOverpayment',
    );
    await flow.does({ type: 'overpayment.refused' }, 'enteringAmount');
    await flow.does(
      { type: 'amount.submitted', choice: 'other', money: usd(400_000) },
      'confirmingOverpayment',
    );
    await flow.does({ type: 'overpayment.confirmed' }, 'choosingMethod');
    const methodId = expiring.facts.methods[0]?.id ?? '';
    await flow.does(
      { type: 'savedMethod.submitted', methodId, token: sampleToken() },
      'confirmingExpiringCard',
    );
    await flow.does({ type: 'expiringCard.confirmed' }, 'choosingDate');
  });

  it('takes no amount and no day that the rules refuse', async () => {
    const flow = atTheFlow();
    await flow.reaches('enteringAmount');
    flow.actor.send({ type: 'amount.submitted', choice: 'other', money: usd(50) });
    expect(flow.actor.getSnapshot().value).toBe('enteringAmount');
    await flow.does(amountDue, 'choosingMethod');
    await flow.does(chooseCard(), 'choosingDate');
    flow.actor.send({ type: 'date.submitted', date: '2026-11-20' });
    expect(flow.actor.getSnapshot().value).toBe('choosingDate');
  });

  it('asks for the code again when the server says that its five minutes are over', async () => {
    const flow = await atReview({ submitPayment: async () => refused('LW-PAY-013') });
    await flow.does(pay, 'choosingMethod');
    const { result, method, attempt } = flow.actor.getSnapshot().context;
    expect(result?.outcome).toBe('LW-PAY-013');
    expect(method).toMatchObject({ methodId: card, token: null });
    expect(attempt).toBeNull();
  });

  it('goes straight back to the review after a single change', async () => {
    const flow = await atReview();
    await flow.does({ type: 'amount.reopened' }, 'enteringAmount');
    await flow.does({ type: 'amount.submitted', choice: 'other', money: usd(5_000) }, 'reviewing');
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    await flow.does({ type: 'savedMethod.submitted', methodId: bank ?? '', token: null }, 'reviewing');
  });
});

describe('the idempotency key', () => {
  const answers = (...codes: OutcomeCode[]) => {
    const keys: string[] = [];
    const submitPayment: OneTimePaymentPorts['submitPayment'] = async ({ key }) => {
      keys.push(key);
      return refused(codes[keys.length - 1] ?? 'LW-PAY-010');
    };
    return { keys, submitPayment };
  };

  it('is new after a decline, so that another card can pay', async () => {
    const { keys, submitPayment } = answers('LW-PAY-010', 'LW-PAY-010');
    const flow = await atReview({ submitPayment });
    await flow.does(pay, 'declined');
    await flow.does({ type: 'method.reopened' }, 'choosingMethod');
    await flow.does(chooseCard('tok_2'), 'reviewing');
    await flow.does(pay, 'declined');
    expect(new Set(keys).size).toBe(2);
  });

  it('is new when our side failed and said so, and the same card can be tried again at once', async () => {
    const { keys, submitPayment } = answers('LW-PAY-060', 'LW-PAY-060');
    const flow = await atReview({ submitPayment });
    await flow.does(pay, 'serviceUnavailable');
    flow.actor.send({ type: 'payment.retried' });
    await waitFor(flow.actor, ({ value }) => value === 'serviceUnavailable' && keys.length === 2);
    expect(new Set(keys).size).toBe(2);
  });

  it('stays the same where nobody answered, so that what may still arrive cannot be charged beside it', async () => {
    const keys: string[] = [];
    const flow = await atReview({
      submitPayment: async ({ key }) => {
        keys.push(key);
        throw new Error('time-out');
      },
    });
    await flow.does(pay, 'serviceUnavailable');
    flow.actor.send({ type: 'payment.retried' });
    await waitFor(flow.actor, ({ value }) => value === 'serviceUnavailable' && keys.length === 2);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays the same while nobody knows, and the payment is looked for by it', async () => {
    const asked: string[] = [];
    const flow = await atReview({
      submitPayment: async () => {
        throw new Error('time-out');
      },
      findPayment: async (key) => {
        asked.push(key);
        return samplePayment(scenario, { status: asked.length < 3 ? 'unknown' : 'successful' });
      },
    });
    await flow.does(pay, 'paid');
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
    // What is owed with the payment is known where it is told.
    expect(flow.actor.getSnapshot().context.result?.options).not.toBeNull();
  });

  it('finds a payment that was made before, and what is owed with it', async () => {
    const payment = samplePayment(scenario);
    const address = { step: 'result', payment: payment.id } as const;
    const flow = atTheFlow({ findNamedPayment: async () => payment }, scenario, address);
    await flow.reaches('paid');
    expect(flow.actor.getSnapshot().context).toMatchObject({
      options: flow.options,
      result: { isFound: true },
    });
  });

  it('finds what the account came to once a payment had posted, and tells of the payment without that too', async () => {
    const payment = samplePayment(scenario, { paymentDate: '2026-11-10', postedDate: '2026-11-11' });
    const address = { step: 'result', payment: payment.id } as const;
    const findNamedPayment = async () => payment;
    const known = atTheFlow(
      { findNamedPayment, loadSincePosted: async () => ({ balanceAfter: usd(-500), refunds: [] }) },
      scenario,
      address,
    );
    await known.reaches('paid');
    expect(known.actor.getSnapshot().context.result?.balanceAfter).toEqual(usd(-500));
    const failing = async () => {
      throw new PortProblem('LW-SYS-010');
    };
    const unknown = atTheFlow({ findNamedPayment, loadSincePosted: failing }, scenario, address);
    await unknown.reaches('paid');
    expect(unknown.actor.getSnapshot().context.result?.balanceAfter).toBeUndefined();
  });

  it('is kept by a refusal with a system code, which says nothing about the money', async () => {
    const asked: string[] = [];
    const flow = await atReview({
      submitPayment: async () => {
        throw new PortProblem('LW-SYS-010');
      },
      findPayment: async (key) => {
        asked.push(key);
        return null;
      },
    });
    await flow.does(pay, 'serviceUnavailable');
    const { attempt, result } = flow.actor.getSnapshot().context;
    expect(result?.outcome).toBe('LW-PAY-060');
    expect(attempt?.key).toBe(asked[0]);
  });
});

describe('a draft', () => {
  const draftAt = (step: string, attempt: unknown = null) =>
    JSON.stringify({
      version: 2,
      keptOn: scenario.today,
      step,
      choice: 'amountDue',
      amount: usd(17_825),
      overpaymentConfirmed: false,
      savedMethodId: bank,
      notKept: null,
      date: scenario.today,
      attempt,
    });

  it.each([
    ['amount', 'enteringAmount'],
    ['method', 'choosingMethod'],
    ['date', 'choosingDate'],
    ['review', 'reviewing'],
  ] as const)(
    'left at the %s is resumed there after a reload, saying that nothing was submitted',
    async (step, state) => {
      const flow = atTheFlow({ loadDraft: async () => draftAt(step) }, scenario, { step });
      await flow.reaches(state);
      expect(flow.actor.getSnapshot().context.resumed).toBe(true);
      expect(flow.sent).toHaveLength(0);
    },
  );

  const sentAttempt = { key: 'key-1', sent: true };
  const paidBy = (status: Payment['status']): Partial<OneTimePaymentPorts> => ({
    loadDraft: async () => draftAt('review', sentAttempt),
    findPayment: async (key) => (key === 'key-1' ? samplePayment(scenario, { status }) : null),
  });

  it('that was being sent tells after a reload what became of it', async () => {
    const flow = atTheFlow(paidBy('successful'), scenario, { step: 'review' });
    await flow.reaches('paid');
  });

  it('that is told after a reload as failed is kept as failed', async () => {
    const flow = atTheFlow(paidBy('failed'), scenario, { step: 'review' });
    await flow.reaches('declined');
    await expect.poll(() => readDraft(flow.drafts.at(-1) ?? '')?.hasFailed).toBe(true);
  });

  it('of a customer who came to schedule and left before a day was chosen asks for another day than today again', async () => {
    const left = samplePorts(scenario);
    const input = { prefersLater: true };
    const leaving = createActor(providedMachine(left.ports, noRest), { input }).start();
    await waitFor(leaving, ({ value }) => value === 'enteringAmount');
    leaving.send(amountDue);
    leaving.send(chooseCard());
    await expect.poll(() => readDraft(left.drafts.at(-1) ?? '')).toMatchObject({ step: 'date', date: null });
    const flow = atTheFlow({ loadDraft: async () => left.drafts.at(-1) ?? null });
    await flow.reaches('offeringDraft');
    expect(flow.actor.getSnapshot().context.prefersLater).toBe(false);
    await flow.does({ type: 'draft.continued' }, 'choosingMethod');
    expect(flow.actor.getSnapshot().context.prefersLater).toBe(true);
    // Whoever starts over comes with nothing of that form, and did not come to schedule this time.
    await flow.does({ type: 'flow.restarted' }, 'enteringAmount');
    expect(flow.actor.getSnapshot().context.prefersLater).toBe(false);
  });

  it.each([
    ['card.requested', 'enteringCard', 'creditCard'],
    ['bankAccount.requested', 'enteringBankAccount', 'bankAccount'],
  ] as const)(
    'left at the form of a new method (%s) says that its numbers are to be given again',
    async (type, state, notKept) => {
      const flow = atTheFlow();
      await flow.reaches('enteringAmount');
      await flow.does(amountDue, 'choosingMethod');
      await flow.does({ type }, state);
      const kept = () => readDraft(flow.drafts.at(-1) ?? '');
      await expect.poll(() => kept()?.notKept).toBe(notKept);
      expect(kept()).toMatchObject({ step: 'method', savedMethodId: null });
      await flow.does({ type: 'step.back' }, 'choosingMethod');
      await expect.poll(() => kept()?.notKept).toBeNull();
    },
  );

  it('is offered to whoever comes anew, and gone on with only if they want to', async () => {
    const flow = atTheFlow({ loadDraft: async () => draftAt('review') });
    await flow.reaches('offeringDraft');
    await flow.does({ type: 'draft.continued' }, 'reviewing');
  });

  it.each(['method', 'date', 'review'] as const)(
    'left at the %s with more than is due by now begins at its amount, which is agreed to before anything else',
    async (step) => {
      const kept = draftAt(step).replace('17825', '18825');
      const flow = atTheFlow({ loadDraft: async () => kept }, scenario, { step });
      await flow.reaches('enteringAmount');
      const { amount } = flow.actor.getSnapshot().context;
      expect(amount).toMatchObject({ choice: 'other', money: usd(18_825) });
      await flow.does({ ...amountDue, choice: 'other', money: usd(18_825) }, 'confirmingOverpayment');
      await flow.does({ type: 'overpayment.confirmed' }, 'reviewing');
    },
  );

  it('of an amount due that somebody else has paid since begins at its amount, and is not paid once more by the way', async () => {
    const flow = atTheFlow({ loadDraft: async () => draftAt('review') }, storyScenario('nothingDue'), {
      step: 'review',
    });
    await flow.reaches('enteringAmount');
    expect(flow.actor.getSnapshot().context.amount).toMatchObject({ choice: 'other', money: usd(17_825) });
  });

  it('is thrown away by starting over', async () => {
    const flow = atTheFlow({ loadDraft: async () => draftAt('review') });
    await flow.reaches('offeringDraft');
    await flow.does({ type: 'flow.restarted' }, 'enteringAmount');
    expect(flow.drafts).toEqual([null]);
    expect(flow.actor.getSnapshot().context).toMatchObject({ offered: null, amount: { money: null } });
  });

  it('is only mentioned where a button named a figure', async () => {
    const flow = atTheFlow({ loadDraft: async () => draftAt('review') }, scenario, { amount: 'amountDue' });
    await flow.reaches('enteringAmount');
    const { offered, amount } = flow.actor.getSnapshot().context;
    expect(offered?.amount).toEqual(usd(17_825));
    expect(amount).toMatchObject({ choice: 'amountDue', money: null });
    await flow.does({ type: 'draft.continued' }, 'reviewing');
  });

  it('whose payment was made is over, and is not offered again', async () => {
    const flow = atTheFlow(paidBy('successful'));
    await flow.reaches('enteringAmount');
    expect(flow.actor.getSnapshot().context.offered).toBeNull();
    expect(flow.drafts).toEqual([null]);
  });

  it('whose payment failed is offered without what became of it, and has a key of its own', async () => {
    const flow = atTheFlow(paidBy('failed'));
    await flow.reaches('offeringDraft');
    await flow.does({ type: 'draft.continued' }, 'reviewing');
    const { attempt, result } = flow.actor.getSnapshot().context;
    expect({ attempt, result }).toEqual({ attempt: null, result: null });
  });

  it('never holds a token, a number or a code', async () => {
    const flow = atTheFlow();
    await flow.reaches('enteringAmount');
    await flow.does(amountDue, 'choosingMethod');
    await flow.does(chooseCard('tok_secret'), 'choosingDate');
    await flow.does(today, 'reviewing');
    await flow.does(pay, 'paid');
    expect(JSON.stringify(flow.drafts)).not.toContain('tok_secret');
  });

  it('that is none of ours is ignored', async () => {
    const flow = atTheFlow({ loadDraft: async () => '{"version":0}' });
    await flow.reaches('enteringAmount');
    expect(flow.actor.getSnapshot().context.resumed).toBe(false);
  });
});

describe('what stands in the way', () => {
  it.each([
    ['checking', 'paymentBeingChecked'],
    ['bothRestricted', 'restricted'],
    ['onlineBlocked', 'restricted'],
    ['checkingHandedOver', 'enteringAmount'],
    ['cardRestricted', 'enteringAmount'],
  ] as const)('%s begins with %s', async (name, state) => {
    const resting = new Promise<void>(() => {});
    const sample = samplePorts(storyScenario(name));
    const actor = createActor(
      providedMachine(sample.ports, () => resting),
      { input: {} },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.value === state);
  });

  it.each([
    ['is told as paid once it was taken', { status: 'successful' }, 'paid'],
    ['is told as failed once it was not', { status: 'failed', statusReason: 'LW-PAY-010' }, 'declined'],
    ['gives way once people look into it', { inSupportQueue: true }, 'enteringAmount'],
  ] as const)('a payment that is waited for %s', async (_what, change, state) => {
    const waiting = storyScenario('checking');
    const before = paymentOptionsOf(waiting);
    const open = before.openPayment;
    if (!open) throw new Error('Nothing is waited for in this scenario.');
    const settled = { ...open, ...change };
    const after = {
      ...before,
      openPayment: null,
      countedPayments: settled.status === 'failed' ? [] : [settled],
    };
    const answers = [before, after];
    const flow = atTheFlow(
      { loadOptions: async () => answers.shift() ?? after, findNamedPayment: async () => settled },
      waiting,
    );
    await flow.reaches('paymentBeingChecked');
    await flow.reaches(state);
  });

  it.each(outcomeCodes.filter((code) => !code.startsWith('LW-PAY-00')))(
    'a payment answered with %s is told in a state of its own, and never pays by itself',
    async (code) => {
      const resting = new Promise<void>(() => {});
      let sent = 0;
      const sample = samplePorts(scenario, {
        submitPayment: async () => {
          sent += 1;
          return refused(code);
        },
      });
      const actor = createActor(
        providedMachine(sample.ports, () => resting),
        { input: {} },
      ).start();
      for (const [state, event] of [
        ['enteringAmount', amountDue],
        ['choosingMethod', chooseCard()],
        ['choosingDate', today],
        ['reviewing', pay],
      ] as const) {
        await waitFor(actor, (snapshot) => snapshot.value === state);
        actor.send(event);
      }
      await waitFor(actor, (snapshot) => snapshot.value === stateOfOutcome(code) && sent === 1);
      const isUnsettled = outcomes[code].moneyState === 'checking';
      expect(actor.getSnapshot().context.attempt !== null).toBe(isUnsettled);
      actor.stop();
    },
  );
});

describe('the chart', () => {
  const states = Object.keys(oneTimePaymentMachine.states);

  it('has a place for each state', () => {
    expect(Object.keys(flowStates).sort()).toEqual([...states].sort());
  });

  it.each(states)('stands still when it is opened in %s', async (value) => {
    const snapshot = oneTimePaymentMachine.resolveState({ value, context: emptyContext });
    const actor = createActor(oneTimePaymentMachine, { snapshot, input: {} }).start();
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe(value);
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
  });

  it('offers no way to pay, and none to change anything, while a payment is sent or checked', () => {
    const everything: OneTimePaymentEvent['type'][] = [
      'payment.submitted',
      'payment.retried',
      'amount.reopened',
      'method.reopened',
      'date.reopened',
      'review.reopened',
      'step.back',
    ];
    for (const state of ['savingAttempt', 'submitting', 'checking', 'paymentBeingChecked'] as const) {
      const on = oneTimePaymentMachine.states[state]?.config.on ?? {};
      expect(Object.keys(on).filter((event) => everything.some((type) => type === event))).toEqual([]);
    }
  });

  it('leads the customer from every answer on to a state that can be left or told', () => {
    const paths = getShortestPaths(oneTimePaymentMachine, {
      input: {},
      fromState: oneTimePaymentMachine.resolveState({
        value: 'enteringAmount',
        context: { ...emptyContext, options: samplePorts(scenario).options },
      }),
      events: [
        amountDue,
        chooseCard(),
        { type: 'card.requested' },
        { type: 'bankAccount.requested' },
        today,
        pay,
      ],
      serializeState: ({ value }) => String(value),
    });
    expect(paths.map(({ state }) => state.value)).toEqual(
      expect.arrayContaining([
        'choosingMethod',
        'enteringCard',
        'enteringBankAccount',
        'choosingDate',
        'preparingReview',
      ]),
    );
  });
});
