import { type PaymentMethodType, usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { samplePayment } from '@linework/parts/payment/sample';
import { PortProblem } from '@linework/parts/ports';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { StateName } from './flow-states.tsx';
import { readDraft, writeDraft } from './one-time-payment.draft.ts';
import { providedMachine } from './one-time-payment.ports.ts';
import { wayInOf } from './one-time-payment.start.ts';
import type { OneTimePaymentPorts, PaymentDraft } from './one-time-payment.types.ts';
import { sampleConnectedAccount, samplePorts } from './sample-ports.ts';

const scenario = storyScenario('bankConnect');
const draft: PaymentDraft = {
  keptOn: scenario.today,
  step: 'method',
  choice: 'other',
  amount: usd(2_500),
  overpaymentConfirmed: false,
  savedMethodId: null,
  notKept: null,
  date: null,
  attempt: null,
  hasFailed: false,
  prefersLater: false,
};

/** A customer who comes back from their bank, with the form they had left. */
function backFromBank(changes: Partial<OneTimePaymentPorts> = {}, left: Partial<PaymentDraft> | null = {}) {
  const sample = samplePorts(scenario, {
    loadDraft: async () => left && writeDraft({ ...draft, ...left }),
    isBackFromBank: () => true,
    ...changes,
  });
  const way = wayInOf({ step: 'bank' });
  const actor = createActor(providedMachine(sample.ports), { input: { way } }).start();
  const reaches = (state: StateName) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { ...sample, actor, reaches };
}

describe('a customer who comes back from their bank', () => {
  it('with an account goes on to the date, the amount as it was', async () => {
    const { reaches } = backFromBank();
    const { context } = await reaches('choosingDate');
    expect(context.amount.money).toEqual(usd(2_500));
    expect(context.method).toEqual({
      kind: 'new',
      token: expect.objectContaining({ token: expect.any(String) }),
      method: sampleConnectedAccount,
      save: false,
    });
    expect(context.resumed).toBe(false);
  });

  it('with an account goes straight back to the review that only lacked it', async () => {
    const { reaches } = backFromBank({}, { date: scenario.today });
    expect((await reaches('reviewing')).context.date).toBe(scenario.today);
  });

  it('without one finds the form as it was, and may type the numbers', async () => {
    const { actor, reaches } = backFromBank({ connectBank: async () => null });
    expect((await reaches('noAccountConnected')).context.amount.money).toEqual(usd(2_500));
    actor.send({ type: 'bankNumbers.requested' });
    await reaches('enteringBankAccount');
  });

  it.each([
    [new PortProblem('LW-PAY-061'), 'bankConnectFailed'],
    [new Error('no answer'), 'bankConnectFailed'],
    [new PortProblem('LW-PAY-012'), 'verificationFailed'],
    [new PortProblem('LW-AUT-030'), 'sessionEnded'],
  ] as const)('to be told %s still has the amount', async (problem, state) => {
    const { reaches } = backFromBank({
      connectBank: () => Promise.reject(problem),
    });
    expect((await reaches(state)).context.amount.money).toEqual(usd(2_500));
  });

  it('to a bank that could not be reached goes on to the date with another account, and to the code with a card', async () => {
    const failing = { connectBank: () => Promise.reject(new PortProblem('LW-PAY-061')) };
    const saved = (type: PaymentMethodType) => {
      const found = scenario.facts.methods.find((method) => method.type === type);
      if (!found) throw new Error(`No saved ${type}`);
      return found.id;
    };
    for (const [type, state] of [
      ['bankAccount', 'choosingDate'],
      ['creditCard', 'choosingMethod'],
    ] as const) {
      const { actor, reaches } = backFromBank(failing);
      await reaches('bankConnectFailed');
      actor.send({ type: 'savedMethod.submitted', methodId: saved(type), token: null });
      expect((await reaches(state)).context.method).toMatchObject({ kind: 'saved', methodId: saved(type) });
    }
  });

  it('to a bank that could not be reached types the numbers, and no payment is kept as failed: none was begun', async () => {
    const { actor, drafts, reaches } = backFromBank({
      connectBank: () => Promise.reject(new PortProblem('LW-PAY-061')),
    });
    await reaches('bankConnectFailed');
    actor.send({ type: 'bankNumbers.requested' });
    await reaches('enteringBankAccount');
    const kept = () => readDraft(drafts.at(-1) ?? '');
    await expect.poll(() => kept()?.notKept).toBe('bankAccount');
    expect(kept()?.hasFailed).toBe(false);
  });

  it('to a bank that could not be reached opens its page again, and loses nothing by that', async () => {
    let visits = 0;
    const { actor, reaches } = backFromBank({
      connectBank: async () => {
        visits += 1;
        if (visits === 1) throw new PortProblem('LW-PAY-061');
        return null;
      },
    });
    await reaches('bankConnectFailed');
    actor.send({ type: 'bankConnection.started' });
    expect((await reaches('noAccountConnected')).context.amount.money).toEqual(usd(2_500));
    expect(visits).toBe(2);
  });

  it('to no form at all, or to an account that is not offered this, begins as anybody does', async () => {
    await backFromBank({}, null).reaches('enteringAmount');
    const { options } = samplePorts(scenario);
    await backFromBank({ loadOptions: async () => ({ ...options, bankConnect: false }) }).reaches(
      'choosingMethod',
    );
  });

  it('hears first what became of a payment that was sent before', async () => {
    const { reaches } = backFromBank(
      { findPayment: async () => samplePayment(scenario) },
      { attempt: { key: 'k', sent: true }, step: 'review' },
    );
    await reaches('paid');
  });
});

it('nobody leaves for their bank before the form is kept', async () => {
  const order: string[] = [];
  let kept: (() => void) | undefined;
  const { ports } = samplePorts(scenario, {
    saveDraft: () =>
      new Promise((resolve) => {
        kept = () => {
          order.push('kept');
          resolve();
        };
      }),
    connectBank: async () => {
      order.push('left');
      return null;
    },
  });
  const actor = createActor(providedMachine(ports), { input: {} }).start();
  await waitFor(actor, ({ value }) => value === 'enteringAmount');
  actor.send({ type: 'amount.submitted', choice: 'other', money: usd(2_500) });
  actor.send({ type: 'bankAccount.requested' });
  actor.send({ type: 'bankConnection.started' });
  await vi.waitFor(() => expect(kept).toBeDefined());
  expect(actor.getSnapshot().value).toBe('waitingForBank');
  kept?.();
  await waitFor(actor, ({ value }) => value === 'noAccountConnected');
  expect(order).toEqual(['kept', 'left']);
});
