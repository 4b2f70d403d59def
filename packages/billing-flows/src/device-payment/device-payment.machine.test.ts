import { type Payment, usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { refused, sampleToken } from '@linework/parts/payment/sample';
import { PortProblem } from '@linework/parts/ports';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providedMachine } from './device-payment.ports.ts';
import type { DevicePaymentEvent, DevicePaymentPorts } from './device-payment.types.ts';
import { sampleDevice, samplePorts } from './sample-ports.ts';

const scenario = storyScenario('mobileActive');
const device = sampleDevice(scenario);
const card = scenario.facts.methods.find(({ type }) => type === 'creditCard')?.id ?? '';
const passing = ['loading', 'savingAttempt', 'submitting', 'checking', 'paymentBeingChecked'];

const amount = (cents: number): DevicePaymentEvent => ({
  type: 'amount.submitted',
  choice: 'other',
  money: usd(cents),
});
const byCard: DevicePaymentEvent = {
  type: 'savedMethod.submitted',
  methodId: card,
  token: sampleToken(),
};
const pay: DevicePaymentEvent = { type: 'payment.submitted' };
const whole = [amount(10_000), byCard, pay];

/** The flow after some events, each sent once the one before has led somewhere. */
async function played(
  changes: Partial<DevicePaymentPorts>,
  events: readonly DevicePaymentEvent[],
  paymentId?: string,
) {
  const sample = samplePorts(changes);
  const machine = providedMachine(sample.ports, async () => {});
  const actor = createActor(machine, { input: { paymentId } }).start();
  const settled = () => waitFor(actor, ({ value }) => !passing.includes(value));
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  return { ...sample, snapshot: actor.getSnapshot(), settled, send: actor.send, actor };
}

/** What is left, once it was looked up beside the receipt. */
const leftAfter = async ({ actor }: Awaited<ReturnType<typeof played>>) =>
  (await waitFor(actor, ({ context }) => Boolean(context.result?.options))).context.options?.balance
    .amountDue;

test('a part is paid once, for the device and today, and what is left is told', async () => {
  const made = await played({}, whole);
  const { snapshot, sent } = made;
  expect(snapshot.value).toBe('paid');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    deviceId: device.id,
    amount: usd(10_000),
    paymentDate: scenario.today,
    expectedAmountDue: device.balance,
    paymentMethodId: card,
  });
  expect(await leftAfter(made)).toEqual(usd(49_994));
});

test.each([
  ['never comes', () => new Promise<never>(() => {})],
  ['fails', () => Promise.reject(new PortProblem('LW-MOB-020'))],
])('that it was paid is told though the answer about what is left %s', async (_how, afterwards) => {
  const { ports } = samplePorts();
  let isFirst = true;
  const loadOptions = async () => {
    if (!isFirst) return await afterwards();
    isFirst = false;
    return await ports.loadOptions();
  };
  expect((await played({ ...ports, loadOptions }, whole)).snapshot.value).toBe('paid');
});

test('the key is stored before anything is sent with it, and let go of once it has paid', async () => {
  const { drafts, sent } = await played({}, whole);
  expect(JSON.parse(drafts[0] ?? 'null')).toMatchObject({ deviceId: device.id, attempt: { sent: true } });
  expect(drafts[0]).toContain(sent[0]?.key);
  expect(drafts.at(-1)).toBeNull();
});

test('a refusal that was told is not told again by the next visit', async () => {
  const edge = samplePorts();
  const submitPayment = async () => refused('LW-PAY-010');
  const { snapshot } = await played({ ...edge.ports, submitPayment }, whole);
  expect([snapshot.value, edge.drafts.at(-1)]).toEqual(['declined', null]);
  expect((await played(edge.ports, [])).snapshot.value).toBe('enteringAmount');
});

test.each([[0], [99], [59_995]])('an amount of %d cents leads nowhere', async (cents) => {
  expect((await played({}, [amount(cents)])).snapshot.value).toBe('enteringAmount');
});

test.each([
  ['declined', 'LW-PAY-010'],
  ['declined', 'LW-PAY-012'],
  ['amountChanged', 'LW-PAY-020'],
  ['methodUnavailable', 'LW-PAY-031'],
  ['anotherPaymentInProgress', 'LW-PAY-041'],
  ['tooManyAttempts', 'LW-PAY-045'],
  ['enteringAmount', 'LW-PAY-022'],
  ['choosingMethod', 'LW-PAY-013'],
  ['choosingMethod', 'LW-PAY-021'],
  ['deviceNotPayable', 'LW-MOB-021'],
  ['serviceUnavailable', 'LW-PAY-060'],
] as const)('%s tells %s', async (state, outcome) => {
  const { snapshot } = await played({ submitPayment: async () => refused(outcome) }, whole);
  expect([snapshot.value, snapshot.context.result?.outcome]).toEqual([state, outcome]);
});

test.each([
  ['devicesUnavailable', 'LW-MOB-020'],
  ['sessionEnded', 'LW-AUT-030'],
] as const)('%s tells %s where it was refused before it was looked at', async (state, outcome) => {
  const submitPayment = async () => {
    throw new PortProblem(outcome === 'LW-AUT-030' ? 'LW-AUT-020' : outcome);
  };
  const { snapshot } = await played({ submitPayment }, whole);
  expect([snapshot.value, snapshot.context.result?.outcome]).toEqual([state, outcome]);
});

test('device payments that cannot be made now are told at once, and tried again', async () => {
  let isUp = false;
  const { ports } = samplePorts();
  const loadOptions = async () => {
    if (!isUp) throw new PortProblem('LW-MOB-020');
    return await ports.loadOptions();
  };
  const { snapshot, send, settled } = await played({ loadOptions }, []);
  expect([snapshot.value, snapshot.context.result?.outcome]).toEqual(['devicesUnavailable', 'LW-MOB-020']);
  isUp = true;
  send({ type: 'payment.retried' });
  expect((await settled()).value).toBe('enteringAmount');
});

test('a fault on our side before anything was taken loses nothing: the same payment is sent once more', async () => {
  const { ports } = samplePorts();
  let isUp = false;
  const { send, settled, snapshot } = await played(
    {
      ...ports,
      submitPayment: async (payment) => {
        if (!isUp) throw new PortProblem('LW-MOB-020');
        return await ports.submitPayment(payment);
      },
    },
    whole,
  );
  expect(snapshot.value).toBe('devicesUnavailable');
  isUp = true;
  send({ type: 'payment.retried' });
  const { value, context } = await settled();
  expect([value, context.result?.payment?.amount]).toEqual(['paid', usd(10_000)]);
});

test('without an answer nobody says that it failed: it is looked for by its key until it is settled', async () => {
  const looks: (Payment | null)[] = [];
  const edge = samplePorts();
  const { snapshot } = await played(
    {
      submitPayment: async (payment) => {
        await edge.ports.submitPayment(payment);
        throw new Error('no answer');
      },
      findPayment: async (key) => {
        const found = await edge.ports.findPayment(key);
        looks.push(found);
        return looks.length < 2 ? null : found;
      },
    },
    whole,
  );
  expect(snapshot.value).toBe('paid');
  expect(edge.sent).toHaveLength(1);
});

test('whoever reloads while it is sent is told what became of it', async () => {
  const edge = samplePorts();
  await edge.ports.submitPayment({
    key: '5f0c3d8e-9a41-4c0e-b6a1-2f9d61c7e0aa',
    deviceId: device.id,
    amount: usd(10_000),
    paymentDate: scenario.today,
    paymentMethodId: card,
    cardDataToken: sampleToken().token,
    savePaymentMethod: false,
    expectedAmountDue: device.balance,
    overpaymentConfirmed: false,
  });
  const draft = {
    version: 1,
    deviceId: device.id,
    attempt: { key: '5f0c3d8e-9a41-4c0e-b6a1-2f9d61c7e0aa', sent: true },
  };
  const { snapshot } = await played({ ...edge.ports, loadDraft: async () => JSON.stringify(draft) }, []);
  expect([snapshot.value, snapshot.context.result?.payment?.amount]).toEqual(['paid', usd(10_000)]);
});

test('a payment that the address names is told with what is left now', async () => {
  const edge = samplePorts();
  const made = await played(edge.ports, whole);
  const id = made.snapshot.context.result?.payment?.id ?? '';
  const { snapshot } = await played(edge.ports, [], id);
  expect(snapshot.value).toBe('paid');
  expect(snapshot.context.options?.balance.amountDue).toEqual(usd(49_994));
});

test.each([
  ['a device asks for all of it', 'mobileActive', 'device', 'amountDue'],
  ['a mobile bill asks for all of it', 'mobileActive', 'mobileBill', 'amountDue'],
  ['a mobile bill of which some is past due asks for that first', 'mobilePastDue', 'mobileBill', 'pastDue'],
] as const)('%s', async (_, name, pays, choice) => {
  const { ports } = samplePorts({}, storyScenario(name), pays);
  const { snapshot } = await played(ports, []);
  expect([snapshot.value, snapshot.context.amount.choice]).toEqual(['enteringAmount', choice]);
});

test('a device that is paid off asks for nothing', async () => {
  const edge = samplePorts();
  await played(edge.ports, [amount(59_994), byCard, pay]);
  expect((await played(edge.ports, [])).snapshot.value).toBe('nothingLeft');
});
