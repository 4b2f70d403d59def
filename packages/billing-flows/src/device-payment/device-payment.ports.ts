import { paidOf } from '@linework/domain';
import {
  askUntilAnswered,
  attemptSchema,
  draftFormat,
  draftsInTurn,
  notProvided,
  resultOf,
  saveAttemptWith,
  sendPayment,
  type Wait,
  wait,
  watchUntilSettled,
  withoutWaiting,
} from '@linework/parts/flow/chart';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { fromPromise } from 'xstate';
import { z } from 'zod';
import { devicePaymentMachine } from './device-payment.machine.ts';
import type { DevicePaymentDraft, DevicePaymentPorts, DevicePaymentStart } from './device-payment.types.ts';

const draft = draftFormat<DevicePaymentDraft>(1, () =>
  z.strictObject({ deviceId: z.string(), attempt: attemptSchema().nullable() }),
);

/** The figures, and what became of a payment that is named, or that was sent before a reload. */
async function start(ports: DevicePaymentPorts, paymentId: string | null): Promise<DevicePaymentStart> {
  const [options, content, named] = await Promise.all([
    ports.loadOptions(),
    ports.loadDraft(),
    paymentId ? ports.findNamedPayment(paymentId) : null,
  ]);
  const kept = content === null ? null : draft.read(content);
  const isThis = kept !== null && kept.deviceId === paidOf(options)?.id && kept.attempt?.sent === true;
  const made = !named && isThis && kept.attempt ? await ports.findPayment(kept.attempt.key) : null;
  const told = named ?? made;
  const found = told && !options.openPayment ? resultOf(told) : null;
  if (made && found) withoutWaiting(ports.discardDraft());
  return { options, result: found && { ...found, isFound: true, isReopened: told === named } };
}

/** Figures that our side did not answer are told as those of a device; of the mobile bill, as any bill's. */
async function orNotLoaded<Answer>({ pays }: DevicePaymentPorts, asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (problem) {
    if (pays === 'device' || problem instanceof PortProblem || problem instanceof NoConnection) throw problem;
    throw new PortProblem('LW-BIL-010');
  }
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(portal: DevicePaymentPorts, rest: Wait = wait) {
  const ports: DevicePaymentPorts = { ...portal, ...draftsInTurn(portal) };
  return devicePaymentMachine.provide({
    actors: {
      loadStart: fromPromise(({ input }) => orNotLoaded(ports, start(ports, input))),
      watchOpenPayment: fromPromise(({ signal }) => {
        const ask = async () => {
          const options = await ports.loadOptions();
          return options.openPayment ? null : options;
        };
        return askUntilAnswered(ask, signal, rest);
      }),
      saveAttempt: saveAttemptWith(ports, draft.write),
      loadLeft: fromPromise(() => ports.loadOptions()),
      submitPayment: fromPromise(async ({ input: { request, key } }) => {
        if (!request || !key) return await notProvided();
        return await sendPayment(ports, { ...request, key });
      }),
      watchPayment: fromPromise(({ input: { key, paymentId }, signal }) => {
        if (key) return watchUntilSettled(() => ports.findPayment(key), ports, signal, rest);
        if (paymentId) return watchUntilSettled(() => ports.findNamedPayment(paymentId), ports, signal, rest);
        return notProvided();
      }),
    },
    actions: { discardDraft: () => withoutWaiting(ports.discardDraft()) },
  });
}
