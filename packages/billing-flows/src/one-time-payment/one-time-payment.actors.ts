import type { Payment, PaymentOptions, PaymentPreview, RequestedPayment } from '@linework/domain';
import { fromPromise } from 'xstate';
import { readDraft, writeDraft } from './draft.ts';
import { type PaymentDraft, type PaymentResult, resultOf } from './one-time-payment.context.ts';
import type { Attempt, ConnectedBank, OneTimePaymentPorts } from './one-time-payment.types.ts';
import { type PaymentStart, paymentStart } from './payment-start.ts';
import { stoppedBy, toldBySubmit } from './port-answers.ts';
import type { WayIn } from './way-in.ts';

type Draft = PaymentDraft | null;

async function notProvided(): Promise<never> {
  throw new Error('The portal provides this');
}

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
export const actors = {
  loadStart: fromPromise<PaymentStart, WayIn>(notProvided),
  watchOpenPayment: fromPromise<PaymentOptions>(notProvided),
  loadPreview: fromPromise<PaymentPreview, RequestedPayment | null>(notProvided),
  connectBank: fromPromise<ConnectedBank | null>(notProvided),
  saveAttempt: fromPromise<Attempt, { draft: Draft; attempt: Attempt | null }>(notProvided),
  submitPayment: fromPromise<PaymentResult, { request: RequestedPayment | null; key: string | null }>(
    notProvided,
  ),
  watchPayment: fromPromise<PaymentResult, { key: string | null; paymentId: string | null }>(notProvided),
};

/** Waits between two looks at a payment; rejects when nobody waits any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Three seconds at first, up to fifteen: a payment settles within moments or takes its time. */
const pause = (looks: number): number => Math.min(3_000 + looks * 2_000, 15_000);
/** A key that has made no payment this many times in a row made none; one look could be ahead of the request itself. */
const looksUntilNone = 3;

async function watchUntilSettled(
  look: () => Promise<Payment | null>,
  signal: AbortSignal,
  rest: Wait,
): Promise<PaymentResult> {
  for (let looks = 0, absent = 0; ; looks += 1) {
    await rest(pause(looks), signal);
    // A look that fails says nothing about the payment: the next one may.
    const payment = await look().catch(() => undefined);
    absent = payment === null ? absent + 1 : 0;
    if (absent === looksUntilNone) return { ...stoppedBy('LW-PAY-060'), isUnanswered: true };
    const result = payment ? resultOf(payment) : null;
    if (result && result.outcome !== 'LW-PAY-040') return result;
  }
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
  // Nothing waits for it: what is not gone on with does no harm where it is.
  if (kept && !begun.draft) ports.discardDraft().catch(() => {});
  return begun;
}

/** The chart's actors, made from the portal's ports. */
export function actorsOf(ports: OneTimePaymentPorts, rest: Wait = wait): typeof actors {
  return {
    loadStart: fromPromise(({ input }) => start(ports, input)),
    watchOpenPayment: fromPromise(async ({ signal }) => {
      for (let looks = 0; ; looks += 1) {
        await rest(pause(looks), signal);
        const options = await ports.loadOptions().catch(() => null);
        if (options && !options.openPayment) return options;
      }
    }),
    loadPreview: fromPromise(({ input }) => (input ? ports.loadPreview(input) : notProvided())),
    connectBank: fromPromise(() => ports.connectBank()),
    saveAttempt: fromPromise(async ({ input: { draft, attempt } }) => {
      const kept = { key: attempt?.key ?? ports.newKey(), sent: true };
      if (draft) await ports.saveDraft(writeDraft({ ...draft, attempt: kept }));
      return kept;
    }),
    submitPayment: fromPromise(({ input: { request, key } }) =>
      request && key ? ports.submitPayment({ ...request, key }).catch(toldBySubmit) : notProvided(),
    ),
    watchPayment: fromPromise(({ input: { key, paymentId }, signal }) => {
      if (key) return watchUntilSettled(() => ports.findPayment(key), signal, rest);
      if (paymentId) return watchUntilSettled(() => ports.findNamedPayment(paymentId), signal, rest);
      return notProvided();
    }),
  };
}

/** Ports whose draft calls follow one another: a quiet save of a step can never overtake the one before sending. */
export function inOrder(ports: OneTimePaymentPorts): OneTimePaymentPorts {
  let last: Promise<unknown> = Promise.resolve();
  const next = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(call, call);
    last = turn;
    return turn;
  };
  return {
    ...ports,
    loadDraft: () => next(() => ports.loadDraft()),
    saveDraft: (content) => next(() => ports.saveDraft(content)),
    discardDraft: () => next(() => ports.discardDraft()),
    // Not before the form is kept: the bank's page takes the place of this one.
    connectBank: () => last.then(ports.connectBank, ports.connectBank),
  };
}
