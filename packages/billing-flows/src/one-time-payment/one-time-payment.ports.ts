import {
  askUntilAnswered,
  draftsInTurn,
  notProvided,
  saveAttemptWith,
  sendPayment,
  type Wait,
  wait,
  watchUntilSettled,
  withFiguresAfter,
  withoutWaiting,
} from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { draftOf, entersNumbers, readDraft, writeDraft } from './one-time-payment.draft.ts';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type { actors } from './one-time-payment.setup.ts';
import { type PaymentStart, paymentStart } from './one-time-payment.start.ts';
import type { OneTimePaymentPorts, WayIn } from './one-time-payment.types.ts';

async function start(ports: OneTimePaymentPorts, way: WayIn): Promise<PaymentStart> {
  const [options, content, named, since] = await Promise.all([
    ports.loadOptions(),
    ports.loadDraft(),
    way.kind === 'result' ? ports.findNamedPayment(way.paymentId) : null,
    // A receipt is a receipt without it too.
    way.kind === 'result' ? ports.loadSincePosted(way.paymentId).catch(() => null) : null,
  ]);
  const kept = content === null ? null : readDraft(content);
  const made = kept?.attempt?.sent ? await ports.findPayment(kept.attempt.key) : null;
  const isBackFromBank = ports.isBackFromBank();
  const begun = paymentStart({ way, options, kept, made, named, since, isBackFromBank });
  // What is not gone on with does no harm where it is.
  if (kept && !begun.draft) withoutWaiting(ports.discardDraft());
  return begun;
}

/** The chart's actors, made from the portal's ports. */
function actorsOf(ports: OneTimePaymentPorts, rest: Wait): typeof actors {
  return {
    loadStart: fromPromise(({ input }) => start(ports, input)),
    watchOpenPayment: fromPromise(({ signal }) => {
      const ask = async () => {
        const options = await ports.loadOptions();
        return options.openPayment ? null : options;
      };
      return askUntilAnswered(ask, signal, rest);
    }),
    loadPreview: fromPromise(({ input }) => (input ? ports.loadPreview(input) : notProvided())),
    connectBank: fromPromise(() => ports.connectBank()),
    saveAttempt: saveAttemptWith(ports, writeDraft),
    submitPayment: fromPromise(async ({ input: { request, key }, signal }) => {
      if (!request || !key) return await notProvided();
      return await withFiguresAfter(await sendPayment(ports, { ...request, key }), ports, signal, rest);
    }),
    watchPayment: fromPromise(({ input: { key, paymentId }, signal }) => {
      if (key) return watchUntilSettled(() => ports.findPayment(key), ports, signal, rest);
      if (paymentId) return watchUntilSettled(() => ports.findNamedPayment(paymentId), ports, signal, rest);
      return notProvided();
    }),
  };
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(portal: OneTimePaymentPorts, rest: Wait = wait) {
  const { afterDrafts, ...drafts } = draftsInTurn(portal);
  const ports: OneTimePaymentPorts = {
    ...portal,
    ...drafts,
    // Not before the form is kept: the bank's page takes the place of this one.
    connectBank: () => afterDrafts(portal.connectBank),
  };
  return oneTimePaymentMachine.provide({
    actors: actorsOf(ports, rest),
    actions: {
      keepDraft: ({ context }, { step, entering }) => {
        const draft = step && draftOf(entering ? entersNumbers(context, entering) : context, step);
        if (draft) withoutWaiting(ports.saveDraft(writeDraft(draft)));
      },
      discardDraft: () => withoutWaiting(ports.discardDraft()),
    },
  });
}
