import { PortProblem } from '@linework/parts/ports';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providedMachine } from './device-payment.ports.ts';
import type { DevicePaymentEvent, DevicePaymentPorts } from './device-payment.types.ts';
import { samplePorts } from './sample-ports.ts';

/** The flow after some events, each sent once the one before has led somewhere. */
async function played(changes: Partial<DevicePaymentPorts>, events: readonly DevicePaymentEvent[]) {
  const actor = createActor(providedMachine(samplePorts(changes))).start();
  const settled = () => waitFor(actor, ({ value }) => value !== 'loading' && value !== 'submitting');
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  return actor.getSnapshot();
}

const submitted: DevicePaymentEvent = { type: 'review.submitted' };
const failing = (problem: Error) => async (): Promise<never> => {
  throw problem;
};

test('what a customer confirms is done', async () => {
  expect((await played({}, [submitted])).value).toBe('done');
});

test('a customer whose account does not load is told so, and may try again', async () => {
  let isUp = false;
  const loadFacts = async () => {
    if (isUp) return samplePorts().loadFacts();
    isUp = true;
    throw new Error('no answer');
  };
  const failed = await played({ loadFacts }, []);
  expect([failed.value, failed.context.stopped?.outcome]).toEqual(['loadFailed', 'LW-SYS-010']);
  isUp = false;
  expect((await played({ loadFacts }, [{ type: 'load.retried' }])).value).toBe('reviewing');
});

test.each([
  ['sessionEnded', 'LW-AUT-030', new PortProblem('LW-AUT-020')],
  ['serviceUnavailable', 'LW-SYS-010', new PortProblem('LW-SYS-010')],
  ['serviceUnavailable', 'LW-SYS-010', new Error('no answer')],
] as const)('%s tells %s where sending failed', async (state, code, problem) => {
  const { value, context } = await played({ submit: failing(problem) }, [submitted]);
  expect([value, context.stopped?.outcome]).toEqual([state, code]);
});
