import type { Payment } from '@linework/domain';
import {
  askUntilAnswered,
  draftsInTurn,
  notProvided,
  saveAttemptWith,
  stopOfSending,
  type Wait,
  wait,
  withoutWaiting,
} from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { draftOf, readDraft, writeDraft } from './one-time-payment.draft.ts';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { stoppedBy } from './one-time-payment.outcomes.ts';
import { resultOf } from './one-time-payment.rules.ts';
import type { actors } from './one-time-payment.setup.ts';
import { type PaymentStart, paymentStart } from './one-time-payment.start.ts';
import type { OneTimePaymentPorts, PaymentResult, WayIn } from './one-time-payment.types.ts';

/** A key that has made no payment this many times in a row made none; one look could be ahead of the request itself. */
const looksUntilNone = 3;

/** Looks for a payment until it is settled, or was never made. */
function watchUntilSettled(
  look: () => Promise<Payment | null>,
  { loadOptions }: OneTimePaymentPorts,
  signal: AbortSignal,
  rest: Wait,
) {
  let absent = 0;
  const ask = async (): Promise<PaymentResult | null> => {
    const payment = await look().catch(() => undefined);
    absent = payment === null ? absent + 1 : 0;
    if (absent === looksUntilNone) {
      return { ...stoppedBy({ outcome: 'LW-PAY-060', reference: null }), isUnanswered: true };
    }
    const result = payment ? resultOf(payment) : null;
    if (!result || result.outcome === 'LW-PAY-040') return null;
    // What is owed with it; how it ended is told without that too.
    return { ...result, options: await loadOptions().catch(() => null) };
  };
  return askUntilAnswered(ask, signal, rest);
}

async function start(ports: OneTimePaymentPorts, way: WayIn): Promise<PaymentStart> {
  const [options, content, named] = await Promise.all([
    ports.loadOptions(),
    ports.loadDraft(),
    way.kind === 'result' ? ports.findNamedPayment(way.paymentId) : null,
  ]);
  const kept = content === null ? null : readDraft(content);
  const made = kept?.attempt?.sent ? await ports.findPayment(kept.attempt.key) : null;
  const isBackFromBank = ports.isBackFromBank();
  const begun = paymentStart({ way, options, kept, made, named, isBackFromBank });
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
    submitPayment: fromPromise(({ input: { request, key } }) =>
      request && key
        ? ports
            .submitPayment({ ...request, key })
            .catch((problem: unknown) => stoppedBy(stopOfSending(problem, 'LW-PAY-043')))
        : notProvided(),
    ),
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
      keepDraft: ({ context }, { step }) => {
        const draft = step && draftOf(context, step);
        if (draft) withoutWaiting(ports.saveDraft(writeDraft(draft)));
      },
      discardDraft: () => withoutWaiting(ports.discardDraft()),
    },
  });
}
