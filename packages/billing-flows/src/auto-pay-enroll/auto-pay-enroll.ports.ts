import { type EnrolmentRequest, zero } from '@linework/domain';
import {
  draftsInTurn,
  notProvided,
  type PaymentResult,
  saveAttemptWith,
  stopOfSending,
  stoppedBy,
  type Wait,
  wait,
  watchUntilSettled,
  withoutWaiting,
} from '@linework/parts/flow/chart';
import { NoConnection } from '@linework/parts/ports';
import { fromPromise } from 'xstate';
import { draftOf, readDraft, writeDraft } from './auto-pay-enroll.draft.ts';
import { autoPayEnrollMachine } from './auto-pay-enroll.machine.ts';
import { payNowIn } from './auto-pay-enroll.rules.ts';
import type { actors } from './auto-pay-enroll.setup.ts';
import { resultOfPayment } from './auto-pay-enroll.start.ts';
import type { AutoPayEnrollPorts, EnrollResult, EnrollStart, Place } from './auto-pay-enroll.types.ts';

async function start(ports: AutoPayEnrollPorts, step: Place | undefined): Promise<EnrollStart> {
  const [options, enrollOnly, content] = await Promise.all([
    ports.loadOptions(),
    ports.loadOffer(zero),
    ports.loadDraft(),
  ]);
  const due = payNowIn({ options });
  const withPayment = due && (await ports.loadOffer(due.amount));
  const read = content === null ? null : readDraft(content);
  const kept = read?.scope === ports.scope ? read : null;
  const isSent = kept?.attempt?.sent && kept.payNow;
  const made = isSent ? await ports.findPayment(kept.attempt.key) : null;
  const result = made && resultOfPayment(made, enrollOnly);
  // What was refused is told to whoever comes back to it; what was taken, or may have been, to everybody.
  const isTold = result && (step !== undefined || stillCounts(result));
  return {
    scope: ports.scope,
    options,
    offers: { enrollOnly, withPayment },
    draft:
      kept && (step !== undefined || isTold)
        ? { ...kept, attempt: isOver(result) ? null : kept.attempt }
        : null,
    result: isTold ? result : null,
    isBackFromBank: ports.isBackFromBank(),
  };
}

/** A payment that is known to have ended: the next attempt has a key of its own. */
const isOver = (result: EnrollResult | null): boolean => result !== null && result.outcome !== 'LW-PAY-040';

const stillCounts = ({ outcome }: EnrollResult): boolean =>
  outcome === null || outcome === 'LW-APY-021' || outcome === 'LW-APY-022' || outcome === 'LW-PAY-040';

/**
 * Sends it once. A payment without an answer is looked for by its key. Without a payment there is none to look for: it is sent
 * again by the same key until somebody answers, as nobody may be told that Auto Pay is off while it is on.
 */
async function send(
  ports: AutoPayEnrollPorts,
  request: EnrolmentRequest,
  key: string,
  { signal, rest }: Waiting,
): Promise<EnrollResult> {
  try {
    return await ports.enroll(request, key);
  } catch (problem) {
    if (problem instanceof NoConnection && !request.payNow) {
      await rest(pauseMs, signal);
      return await send(ports, request, key, { signal, rest });
    }
    const stop = stopOfSending(problem, request.payNow ? 'LW-PAY-043' : 'LW-APY-020');
    const offer = request.payNow ? null : await ports.loadOffer(zero).catch(() => null);
    const isOn = offer?.enrolled ?? false;
    return { ...stoppedBy(stop), ...(isOn && { outcome: null }), offer, isUnanswered: true };
  }
}

/** What became of the payment, once it is known, and whether Auto Pay is on with it. */
async function settled(
  ports: AutoPayEnrollPorts,
  { payment, ...result }: PaymentResult,
): Promise<EnrollResult> {
  const offer = await ports.loadOffer(zero).catch(() => null);
  const told = payment && resultOfPayment(payment, offer);
  return told ? { ...told, options: result.options } : { ...result, payment, offer };
}

/** How long is waited before it is sent again, in milliseconds. */
const pauseMs = 3_000;

interface Waiting {
  readonly signal: AbortSignal;
  readonly rest: Wait;
}

/** The chart's actors, made from the portal's ports. */
function actorsOf(ports: AutoPayEnrollPorts, rest: Wait): typeof actors {
  return {
    loadStart: fromPromise(({ input }) => start(ports, input)),
    loadFirstDebit: fromPromise(({ input }) => (input ? ports.loadFirstDebit(input) : notProvided())),
    connectBank: fromPromise(() => ports.connectBank()),
    saveAttempt: saveAttemptWith(ports, writeDraft),
    submitEnrolment: fromPromise(({ input: { request, key }, signal }) =>
      request && key ? send(ports, request, key, { signal, rest }) : notProvided(),
    ),
    watchPayment: fromPromise(async ({ input: { key }, signal }) => {
      if (!key) return await notProvided();
      return await settled(ports, await watchUntilSettled(() => ports.findPayment(key), ports, signal, rest));
    }),
  };
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(portal: AutoPayEnrollPorts, rest: Wait = wait) {
  const { afterDrafts, ...drafts } = draftsInTurn(portal);
  const ports: AutoPayEnrollPorts = {
    ...portal,
    ...drafts,
    // Not before the form is kept: the bank's page takes the place of this one.
    connectBank: () => afterDrafts(portal.connectBank),
  };
  return autoPayEnrollMachine.provide({
    actors: actorsOf(ports, rest),
    actions: {
      keepDraft: ({ context }, { step }) =>
        withoutWaiting(ports.saveDraft(writeDraft(draftOf(context, step)))),
      discardDraft: () => withoutWaiting(ports.discardDraft()),
    },
  });
}
