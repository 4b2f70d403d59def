import type { PlaceIn } from '@linework/parts/flow/chart';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providedMachine } from './paperless.ports.ts';
import type { PaperlessEvent, PaperlessPorts, Step } from './paperless.types.ts';
import { billedBy, byEmail, byMail, samplePorts } from './sample-ports.ts';

const office = 'office@maplest.example';
const books = 'books@maplest.example';

/** The flow after some events, each sent once the one before has led somewhere. */
async function played(ports: PaperlessPorts, events: readonly PaperlessEvent[], step?: PlaceIn<Step>) {
  const actor = createActor(providedMachine(ports), { input: { step } }).start();
  const settled = () =>
    waitFor(actor, ({ value }) => value !== 'loading' && value !== 'submitting' && value !== 'leaving');
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  return actor.getSnapshot();
}

const enter = (email: string): PaperlessEvent => ({ type: 'address.submitted', email });
const submit: PaperlessEvent = { type: 'change.submitted' };
const toAddress: PaperlessEvent = { type: 'address.reopened' };
const toLeave: PaperlessEvent = { type: 'leaving.reopened' };

test.each([
  ['enrolled', byMail, [toAddress, enter(office), submit]],
  ['changed', byEmail, [toAddress, enter(books), submit]],
  ['left', byEmail, [toLeave, submit]],
] as const)('a customer whose wish is done has %s', async (state, scenario, events) => {
  const { ports } = samplePorts(scenario);
  expect((await played(ports, events)).value).toBe(state);
});

test('nothing is sent before the address was confirmed', async () => {
  const { ports, sent } = samplePorts(byMail);
  expect((await played(ports, [toAddress, enter(office)])).value).toBe('confirming');
  expect(sent).toEqual([]);
});

test.each(['office', '', ` ${office}`])('%j leads no further where bills go to the office', async (typed) => {
  const { ports } = samplePorts(byEmail);
  expect((await played(ports, [toAddress, enter(typed)])).value).toBe('enteringAddress');
});

test('bills on paper cannot be left', async () => {
  const { ports } = samplePorts(byMail);
  expect((await played(ports, [toLeave])).value).toBe('overview');
});

test.each(['overview', 'address', 'review', 'leaving'] as const)(
  'whoever may not change it sees how it stands, at whatever step the address names: %s',
  async (step) => {
    const { ports } = samplePorts(billedBy({ enrolled: true, email: office }, 'standardUser'));
    const { value, context } = await played(ports, [toAddress, toLeave], step);
    expect(value).toBe('restricted');
    expect(context.overview?.email).toBeNull();
  },
);

test.each([
  ['confirming', byMail, [toAddress, enter(office), submit]],
  ['confirmingLeave', byEmail, [toLeave, submit]],
] as const)('without a connection the customer stays at %s, and is told', async (state, scenario, events) => {
  const { ports } = samplePorts(scenario, {
    changePaperless: async () => {
      throw new NoConnection();
    },
  });
  const { value, context } = await played(ports, events);
  expect([value, context.isCutOff]).toEqual([state, true]);
});

test.each([
  ['LW-PPL-010', byMail, [toAddress, enter(office), submit], new PortProblem('LW-SYS-010')],
  ['LW-PPL-010', byMail, [toAddress, enter(office), submit], new Error('no answer')],
  ['LW-PPL-011', byEmail, [toAddress, enter(books), submit], new PortProblem('LW-SYS-010')],
  ['LW-PPL-011', byEmail, [toLeave, submit], new Error('no answer')],
  ['LW-AUT-030', byEmail, [toLeave, submit], new PortProblem('LW-AUT-020')],
  ['LW-AUT-050', byEmail, [toLeave, submit], new PortProblem('LW-AUT-050')],
] as const)('%s is told where the change failed', async (code, scenario, events, problem) => {
  const { ports } = samplePorts(scenario, {
    changePaperless: async () => {
      throw problem;
    },
  });
  const { context } = await played(ports, events);
  expect(context.result?.outcome).toBe(code);
});

test('another try after a failure asks for the same', async () => {
  const sample = samplePorts(byEmail);
  let isUp = false;
  const { value } = await played(
    {
      ...sample.ports,
      async changePaperless(request) {
        const answer = await sample.ports.changePaperless(request);
        if (!isUp) {
          isUp = true;
          throw new Error('the answer got lost');
        }
        return answer;
      },
    },
    [toLeave, submit, { type: 'change.retried' }],
  );
  expect(value).toBe('left');
  expect(new Set(sample.sent.map((request) => JSON.stringify(request))).size).toBe(1);
});

test('an address that was typed outlives a reload, and is forgotten once it counts', async () => {
  const { ports } = samplePorts(byMail);
  await played(ports, [toAddress, enter(books)]);
  for (const step of ['review', 'result'] as const) {
    const again = await played(ports, [], step);
    expect([again.value, again.context.typed]).toEqual(['confirming', books]);
  }
  await played(ports, [submit], 'review');
  expect(await ports.loadDraft()).toBeNull();
  expect((await played(ports, [], 'result')).value).toBe('overview');
});

test.each([
  ['review', 'overview'],
  ['leaving', 'overview'],
  ['address', 'enteringAddress'],
] as const)('an address that names the step %s and has nothing behind it opens %s', async (step, state) => {
  const { ports } = samplePorts(byMail);
  expect((await played(ports, [], step)).value).toBe(state);
});
