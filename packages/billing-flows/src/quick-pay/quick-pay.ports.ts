import { businessDateSchema, isSame, moneySchema, type QuickPayment, quickPayment } from '@linework/domain';
import {
  type Attempt,
  attemptSchema,
  draftFormat,
  draftsInTurn,
  notProvided,
  saveAttemptWith,
  sendPayment,
  type Wait,
  wait,
  watchUntilSettled,
  withoutWaiting,
} from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { z } from 'zod';
import { quickPayMachine } from './quick-pay.machine.ts';
import type { QuickPayDraft, QuickPayPorts, QuickPayStart } from './quick-pay.types.ts';

const draft = draftFormat<QuickPayDraft>(1, () =>
  z.strictObject({
    methodId: z.string(),
    amount: moneySchema,
    date: businessDateSchema,
    attempt: attemptSchema().nullable(),
  }),
);

/**
 * The key of this very payment, where it was sent before and made none that anybody knows of: sent again it is made once.
 * One that made a payment is over: the figures have it in them.
 */
async function keptAttempt(
  ports: QuickPayPorts,
  { method, money }: QuickPayment,
  today: string,
): Promise<Attempt | null> {
  const content = await ports.loadDraft();
  const kept = content === null ? null : draft.read(content);
  if (!kept?.attempt?.sent) return null;
  const isThis = kept.methodId === method.id && isSame(kept.amount, money) && kept.date === today;
  return isThis && (await ports.findPayment(kept.attempt.key)) === null ? kept.attempt : null;
}

async function start(ports: QuickPayPorts): Promise<QuickPayStart> {
  const options = await ports.loadOptions();
  const payment = quickPayment(options);
  if (!payment) return { options, payment, preview: null, attempt: null };
  const { today } = options.dates;
  const [preview, attempt] = await Promise.all([
    // What could not be looked up is said: the confirmation stands without it.
    ports.loadPreview({ amount: payment.money, paymentDate: today }).catch(() => null),
    keptAttempt(ports, payment, today),
  ]);
  return { options, payment, preview, attempt };
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(portal: QuickPayPorts, rest: Wait = wait) {
  const ports: QuickPayPorts = { ...portal, ...draftsInTurn(portal) };
  return quickPayMachine.provide({
    actors: {
      loadStart: fromPromise(() => start(ports)),
      saveAttempt: saveAttemptWith(ports, draft.write),
      submitPayment: fromPromise(({ input: { request, key } }) =>
        request && key ? sendPayment(ports, { ...request, key }) : notProvided(),
      ),
      watchPayment: fromPromise(({ input: key, signal }) =>
        key ? watchUntilSettled(() => ports.findPayment(key), ports, signal, rest) : notProvided(),
      ),
    },
    actions: { discardDraft: () => withoutWaiting(ports.discardDraft()) },
  });
}
