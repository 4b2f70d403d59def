import { usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StateName } from './flow-states.tsx';
import { samplePorts, twoScheduled } from './sample-ports.ts';
import { answered, firstWaiting } from './sample-waiting.ts';
import { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
import { providedMachine } from './scheduled-payment.ports.ts';
import { leavesToPay, leftIn, maySchedule, waitsOn } from './scheduled-payment.rules.ts';
import type {
  ScheduledPaymentAddress,
  ScheduledPaymentEvent,
  ScheduledPaymentPorts,
} from './scheduled-payment.types.ts';

const { id: paymentId, amount, paymentDate } = firstWaiting(twoScheduled);
const onTheWay = ['loading', 'preparingReview', 'submitting', 'canceling'];

/** The flow after some events, each sent once the one before has led somewhere. */
async function played(
  ports: ScheduledPaymentPorts,
  events: readonly ScheduledPaymentEvent[],
  address: ScheduledPaymentAddress = {},
) {
  const actor = createActor(providedMachine(ports), { input: { address } }).start();
  const settled = () => waitFor(actor, ({ value }) => !onTheWay.includes(value));
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  return actor.getSnapshot();
}

const bank = twoScheduled.facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? '';
const choose: ScheduledPaymentEvent = { type: 'payment.chosen', paymentId };
const toAmount: ScheduledPaymentEvent = { type: 'amount.reopened' };
const toDate: ScheduledPaymentEvent = { type: 'date.reopened' };
const toMethod: ScheduledPaymentEvent = { type: 'method.reopened' };
const toCancel: ScheduledPaymentEvent = { type: 'cancel.reopened' };
const save: ScheduledPaymentEvent = { type: 'change.submitted' };
const cancel: ScheduledPaymentEvent = { type: 'cancellation.submitted' };
const pay = (cents: number): ScheduledPaymentEvent => ({
  type: 'amount.submitted',
  choice: 'other',
  money: usd(cents),
});
const on = (date: typeof paymentDate): ScheduledPaymentEvent => ({ type: 'date.submitted', date });
const fewer = amount.cents - 100;

test.each([
  ['changed', 'the amount', [choose, toAmount, pay(fewer), save]],
  ['changed', 'the day', [choose, toDate, on('2026-11-25'), save]],
  [
    'changed',
    'the method',
    [choose, toMethod, { type: 'savedMethod.submitted', methodId: bank, token: null }, save],
  ],
  ['canceled', 'nothing but to be rid of it', [choose, toCancel, cancel]],
] as const)('it is %s for a customer who wants %s', async (state, _, events) => {
  const { value, context } = await played(samplePorts().ports, events);
  expect([value, context.result?.payment?.id]).toEqual([state, paymentId]);
});

test('nothing is sent before the change was reviewed', async () => {
  const { ports, keys } = samplePorts();
  expect((await played(ports, [choose, toAmount, pay(fewer)])).value).toBe('reviewing');
  expect(keys).toEqual([]);
});

test.each([
  ['viewing', [choose, toAmount, pay(amount.cents)]],
  ['viewing', [choose, toDate, on(paymentDate)]],
  ['enteringAmount', [choose, toAmount, pay(0)]],
  ['choosingDate', [choose, toDate, on('2026-11-20')]],
  ['confirmingOverpayment', [choose, toAmount, pay(400_000)]],
  ['reviewing', [choose, toAmount, pay(400_000), { type: 'overpayment.confirmed' }]],
  ['listing', [{ type: 'payment.chosen', paymentId: 'none' }]],
] as const)('%s is where it goes on: case %#', async (state, events) => {
  expect((await played(samplePorts().ports, events)).value).toBe(state);
});

test('a change that was begun is given up on the way back to how it stands', async () => {
  const back: ScheduledPaymentEvent = { type: 'step.back' };
  const { value, context } = await played(samplePorts().ports, [choose, toAmount, pay(fewer), back]);
  expect([value, context.amount]).toEqual(['viewing', null]);
});

test('whoever comes second is told who was faster', async () => {
  const { ports, edge } = samplePorts();
  const overtaken: ScheduledPaymentPorts = {
    ...ports,
    async changePayment(asked, key) {
      edge.scheduledPayments.cancel(paymentId, 'of-a-colleague');
      return await ports.changePayment(asked, key);
    },
  };
  const { value, context } = await played(overtaken, [choose, toAmount, pay(fewer), save]);
  expect([value, context.result?.lastChange?.change]).toEqual(['changedMeanwhile', 'cancelled']);
  expect(context.result?.payment?.status).toBe('cancelled');
});

test.each([
  ['notChanged', 'LW-SCH-010', [choose, toAmount, pay(fewer), save], new Error('no answer')],
  ['notCanceled', 'LW-PAY-070', [choose, toCancel, cancel], new PortProblem('LW-PAY-070')],
  ['sessionEnded', 'LW-AUT-030', [choose, toCancel, cancel], new PortProblem('LW-AUT-020')],
] as const)('%s tells %s where sending failed', async (state, code, events, problem) => {
  const fails = async () => {
    throw problem;
  };
  const { ports } = samplePorts(twoScheduled, { changePayment: fails, cancelPayment: fails });
  const { value, context } = await played(ports, events);
  expect([value, context.result?.outcome]).toEqual([state, code]);
});

describe('what was done although its answer got lost', () => {
  /** The edge does what it is asked, and its answers never come. */
  function losingAnswers(problem: Error, changes: Partial<ScheduledPaymentPorts> = {}) {
    const { ports, keys, edge } = samplePorts();
    const losing: ScheduledPaymentPorts = {
      ...ports,
      async changePayment(asked, key) {
        await ports.changePayment(asked, key);
        throw problem;
      },
      async cancelPayment(id, key) {
        await ports.cancelPayment(id, key);
        throw problem;
      },
      ...changes,
    };
    return { ports: losing, keys, edge };
  }
  const change = [choose, toAmount, pay(fewer), save] as const;

  test.each([
    ['changed', 'LW-SCH-001', change, new Error('no answer')],
    ['changed', 'LW-SCH-001', change, new PortProblem('LW-SYS-010')],
    ['canceled', 'LW-SCH-002', [choose, toCancel, cancel], new Error('no answer')],
    ['canceled', 'LW-SCH-002', [choose, toCancel, cancel], new PortProblem('LW-SYS-010')],
  ] as const)('is told as %s (%s): case %#', async (state, code, events, problem) => {
    const { ports, keys, edge } = losingAnswers(problem);
    const { value, context } = await played(ports, events);
    expect([value, context.result?.outcome]).toEqual([state, code]);
    expect(context.result?.payment).toEqual(edge.payments.find(paymentId));
    expect(context.result?.reference).toBe(context.result?.payment?.reference);
    expect(keys).toHaveLength(1);
  });

  test.each([
    ['notChanged', 'LW-SCH-010', change],
    ['notCanceled', 'LW-PAY-070', [choose, toCancel, cancel]],
  ] as const)('is told as %s (%s) where it cannot be looked up either', async (state, code, events) => {
    let looks = 0;
    const { ports } = losingAnswers(new Error('no answer'), {
      async findPayment() {
        looks += 1;
        throw new NoConnection();
      },
    });
    const { value, context } = await played(ports, events);
    expect([value, context.result?.outcome, context.result?.payment, looks]).toEqual([state, code, null, 1]);
  });

  test('is not mistaken for what a colleague made of the payment meanwhile', async () => {
    const { ports, edge } = samplePorts();
    const overtaken: ScheduledPaymentPorts = {
      ...ports,
      async changePayment() {
        edge.scheduledPayments.cancel(paymentId, 'of-a-colleague');
        throw new Error('no answer');
      },
    };
    const { value, context } = await played(overtaken, change);
    expect([value, context.result?.outcome]).toEqual(['notChanged', 'LW-SCH-010']);
  });

  test('is not looked for where the server says that it looked at nothing', async () => {
    let looks = 0;
    const { ports } = losingAnswers(new PortProblem('LW-AUT-020'), {
      async findPayment() {
        looks += 1;
        return null;
      },
    });
    expect([(await played(ports, change)).value, looks]).toEqual(['sessionEnded', 0]);
  });
});

test('what its cutoff closed is not asked again, and what nobody answered is', async () => {
  const { ports } = samplePorts();
  const late: ScheduledPaymentPorts = {
    ...ports,
    cancelPayment: async () => answered('LW-PAY-070', firstWaiting(twoScheduled)),
  };
  const lost = {
    ...ports,
    cancelPayment: async () => {
      throw new Error('no answer');
    },
  };
  const again: ScheduledPaymentEvent = { type: 'cancellation.retried' };
  expect((await played(late, [choose, toCancel, cancel])).can(again)).toBe(false);
  expect((await played(lost, [choose, toCancel, cancel])).can(again)).toBe(true);
});

test.each([
  ['scheduled', true],
  ['running', true],
  ['successful', false],
  ['cancelled', false],
] as const)('of a payment that is %s by now there is more to see: %s', async (status, more) => {
  const ports: ScheduledPaymentPorts = {
    ...samplePorts().ports,
    cancelPayment: async () => answered('LW-SCH-011', { ...firstWaiting(twoScheduled), status }),
  };
  const snapshot = await played(ports, [choose, toCancel, cancel]);
  expect([snapshot.value, snapshot.can({ type: 'load.retried' })]).toEqual(['changedMeanwhile', more]);
});

test.each([
  ['another amount', [choose, toAmount, pay(fewer), save], true],
  ['another day', [choose, toDate, on('2026-11-25'), save], true],
  ['today', [choose, toDate, on('2026-11-21'), save], false],
  ['nothing any more', [choose, toCancel, cancel], false],
] as const)('what was changed can be changed again, but for today: to %s', async (_, events, can) => {
  const { context } = await played(samplePorts().ports, events);
  expect(waitsOn(context)).toBe(can);
});

test('without a connection the customer stays, and is told', async () => {
  const fails = async () => {
    throw new NoConnection();
  };
  const { ports } = samplePorts(twoScheduled, { cancelPayment: fails });
  const { value, context } = await played(ports, [choose, toCancel, cancel]);
  expect([value, context.isCutOff]).toEqual(['confirmingCancel', true]);
});

test('another try after no answer has the same key, and a change after an answer another one', async () => {
  const { ports, keys } = samplePorts();
  let isUp = false;
  const losing: ScheduledPaymentPorts = {
    ...ports,
    async changePayment(asked, key) {
      const answer = await ports.changePayment(asked, key);
      if (isUp) return answer;
      isUp = true;
      throw new Error('the answer got lost');
    },
  };
  const blind: ScheduledPaymentPorts = { ...losing, findPayment: async () => null };
  const { value } = await played(blind, [choose, toAmount, pay(fewer), save, { type: 'change.retried' }]);
  expect([value, new Set(keys).size, keys.length]).toEqual(['changed', 1, 2]);
});

test.each([
  ['enteringAmount', { payment: paymentId, step: 'amount' }],
  ['confirmingCancel', { payment: paymentId, step: 'cancel' }],
  ['viewing', { payment: paymentId, step: 'review' }],
  ['viewing', { payment: paymentId, step: 'result' }],
  ['viewing', { payment: paymentId }],
  ['listing', { payment: 'none', step: 'amount' }],
  ['listing', {}],
] as const)('%s opens where the address says %j', async (state, address) => {
  expect((await played(samplePorts().ports, [], address)).value).toBe(state);
});

test('a change to today is told as that after it was charged too', async () => {
  const { ports } = samplePorts();
  const charged: ScheduledPaymentPorts = {
    ...ports,
    loadScheduled: async () => [],
    findPayment: async () => ({ ...firstWaiting(twoScheduled), status: 'pending' }),
  };
  const told = { payment: paymentId, step: 'result', done: 'changed' } as const;
  const { value, context } = await played(charged, [], told);
  expect([value, context.result?.outcome]).toEqual(['changed', 'LW-SCH-001']);
  expect((await played(charged, [], { payment: paymentId })).value).toBe('changedMeanwhile');
});

test.each(['failed', 'returned'] as const)(
  'a change to today of a payment that %s since is no change done, and leaves a way to pay',
  async (status) => {
    const { ports } = samplePorts(storyScenario('current'), {
      findPayment: async () => ({ ...firstWaiting(twoScheduled), status }),
    });
    const told = { payment: paymentId, step: 'result', done: 'changed' } as const;
    const { value, context } = await played(ports, [], told);
    expect([value, context.result?.outcome]).toEqual(['changedMeanwhile', 'LW-SCH-011']);
    expect(leavesToPay(context)).toBe(true);
  },
);

test('an address of a payment that was canceled tells so, once it was and later', async () => {
  const { ports, edge } = samplePorts();
  edge.scheduledPayments.cancel(paymentId, 'before');
  expect((await played(ports, [], { payment: paymentId, step: 'result' })).value).toBe('canceled');
  expect((await played(ports, [], { payment: paymentId })).value).toBe('canceled');
});

test.each(['twoScheduled', 'autoPayAndScheduled'] as const)(
  'what a canceled payment leaves is told and offered the same once its page is loaded again: %s',
  async (name) => {
    const scenario = storyScenario(name);
    const { id } = firstWaiting(scenario);
    const { ports } = samplePorts(scenario);
    const done = await played(ports, [{ type: 'payment.chosen', paymentId: id }, toCancel, cancel]);
    const again = await played(ports, [], { payment: id, step: 'result' });
    const told = [done, again].map(({ context }) => [
      leftIn(context),
      leavesToPay(context),
      maySchedule(context),
    ]);
    expect([told[0]?.[0] ?? null, told[1]]).toEqual([expect.anything(), told[0]]);
    expect(maySchedule(done.context)).toBe(true);
  },
);

test('that a payment was canceled is told although what it leaves could not be looked up', async () => {
  const { ports, edge } = samplePorts(twoScheduled, { loadOptions: () => Promise.reject(new Error('down')) });
  edge.scheduledPayments.cancel(paymentId, 'before');
  const { value, context } = await played(ports, [], { payment: paymentId });
  expect([value, leftIn(context), leavesToPay(context)]).toEqual(['canceled', null, false]);
});

test.each([
  ['another amount', [choose, toAmount, pay(fewer), save]],
  ['another day', [choose, toDate, on('2026-11-25'), save]],
  ['a credit', [choose, toAmount, pay(400_000), { type: 'overpayment.confirmed' }, save]],
] as const)('what was changed is told the same once its page is loaded again: to %s', async (_, events) => {
  const { ports } = samplePorts();
  const done = await played(ports, events);
  const again = await played(ports, [], { payment: paymentId, step: 'result', done: 'changed' });
  const told = [done, again].map(({ value, context }) => [
    value,
    context.result,
    context.chosen?.options.balance,
    waitsOn(context),
  ]);
  expect([again.value, told[1]]).toEqual(['changed', told[0]]);
});

test('what was changed before its cutoff cannot be changed again after it', async () => {
  const { ports } = samplePorts(twoScheduled, {
    loadScheduled: async () => {
      const waiting = await samplePorts().ports.loadScheduled();
      return waiting.map((overview) => ({ ...overview, closed: 'cutOffPassed' as const }));
    },
  });
  const { value, context } = await played(ports, [], { payment: paymentId, step: 'result', done: 'changed' });
  expect([value, waitsOn(context)]).toEqual(['changed', false]);
});

test('another payment is offered after a cancellation alone, and only where it can be scheduled', async () => {
  const done = await played(samplePorts().ports, [choose, toCancel, cancel]);
  const { chosen } = done.context;
  const dates = chosen && { ...chosen.options.dates, mustPayToday: 'pastDue' as const };
  const pastDue = chosen && dates && { ...chosen, options: { ...chosen.options, dates } };
  expect(maySchedule({ ...done.context, chosen: pastDue })).toBe(false);
  expect(maySchedule((await played(samplePorts().ports, [choose, toAmount, pay(fewer), save])).context)).toBe(
    false,
  );
});

/** How many presses lead from a state to each that they can reach, by the shortest way; the state itself takes none. */
async function pressesFrom(state: StateName, before: readonly ScheduledPaymentEvent[]) {
  const { context } = await played(samplePorts().ports, before);
  const paths = getShortestPaths(scheduledPaymentMachine, {
    input: {},
    fromState: scheduledPaymentMachine.resolveState({ value: state, context }),
    events: [
      choose,
      toAmount,
      toMethod,
      toDate,
      toCancel,
      pay(fewer),
      pay(400_000),
      { type: 'overpayment.confirmed' },
      { type: 'savedMethod.submitted', methodId: bank, token: null },
      on('2026-11-25'),
      save,
      cancel,
      { type: 'list.reopened' },
      { type: 'step.back' },
    ],
    serializeState: ({ value, context: { chosen } }) => `${String(value)} ${chosen !== null}`,
  });
  return Object.fromEntries(paths.map(({ state: { value }, weight }) => [String(value), weight]));
}

const fromTheList = {
  viewing: 1,
  enteringAmount: 2,
  choosingMethod: 2,
  choosingDate: 2,
  confirmingCancel: 2,
  confirmingOverpayment: 3,
  preparingReview: 3,
  canceling: 3,
};

test('from the list every question is two presses away, canceling three, and nothing is sent but by the review', async () => {
  const presses = await pressesFrom('listing', []);
  expect(presses).toMatchObject(fromTheList);
  expect(Object.keys(presses)).toHaveLength(Object.keys(fromTheList).length + 1);
});

test('from the review one press sends, and every answer can still be changed', async () => {
  const changed = [choose, toAmount, pay(fewer)] as const;
  expect(await pressesFrom('reviewing', changed)).toMatchObject({
    submitting: 1,
    enteringAmount: 1,
    choosingMethod: 1,
    choosingDate: 1,
    confirmingCancel: 1,
  });
});

test.each(['submitting', 'canceling', 'changed', 'canceled', 'sessionEnded'] as const)(
  'while it is %s no press leads anywhere',
  async (state) => {
    expect(await pressesFrom(state, [choose])).toEqual({ [state]: 0 });
  },
);
