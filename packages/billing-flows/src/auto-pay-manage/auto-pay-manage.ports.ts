import {
  type AutoPayAnswer,
  type AutoPayChangeRequest,
  type GivenAuthorization,
  hasChanged,
  type OutcomeCode,
  withoutProof,
} from '@linework/domain';
import { keyedAttempts, notProvided, type Stopped } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import type { actors } from './auto-pay-manage.setup.ts';
import type { AutoPayManagePorts, ManageResult, ManageStart, Place } from './auto-pay-manage.types.ts';

async function start(ports: AutoPayManagePorts, step: Place | undefined): Promise<ManageStart> {
  const [options, autoPay, cancelPreview, authorizations] = await Promise.all([
    ports.loadOptions(),
    ports.loadAutoPay(),
    ports.loadCancelPreview(),
    step === 'authorizations' ? ports.loadAuthorizations() : null,
  ]);
  return { step, options, autoPay, cancelPreview, authorizations, isBackFromBank: ports.isBackFromBank() };
}

/** How what somebody decided on has ended. */
const endingOf = (given: readonly GivenAuthorization[], seen: readonly string[]) =>
  given.find(({ id, ended }) => ended !== null && seen.includes(id))?.ended ?? null;

/** The chart's actors, made from the portal's ports. */
function actorsOf(ports: AutoPayManagePorts): typeof actors {
  const sendOnce = keyedAttempts(ports);

  /** What was answered; where somebody was faster, who that was. */
  async function told(
    asked: ManageResult['asked'],
    seen: readonly string[],
    answer: AutoPayAnswer,
  ): Promise<ManageResult> {
    const isMeanwhile = answer.outcome === 'LW-APY-044';
    const given = isMeanwhile ? await ports.loadAuthorizations().catch(() => []) : [];
    return { ...answer, asked, endedBy: endingOf(given, seen) };
  }

  /** Nobody answered, or not of Auto Pay: it is looked up whether it was done all the same. */
  async function lookedUp(
    stop: Stopped,
    unanswered: OutcomeCode,
    isDone: (now: NonNullable<AutoPayAnswer['autoPay']>) => boolean,
  ): Promise<AutoPayAnswer> {
    const autoPay = stop.outcome === unanswered ? await ports.loadAutoPay().catch(() => null) : null;
    return autoPay && isDone(autoPay) ? { ...stop, outcome: null, autoPay } : { ...stop, autoPay: null };
  }

  async function change(request: AutoPayChangeRequest): Promise<ManageResult> {
    const isOfMethod = request.paymentMethodId !== null || request.cardDataToken !== null;
    const unanswered = isOfMethod ? 'LW-APY-041' : 'LW-APY-040';
    const answer = await sendOnce({
      request: JSON.stringify(withoutProof(request)),
      send: (key) => ports.changeAutoPay(request, key),
      unanswered,
      stopped: (stop) => lookedUp(stop, unanswered, (now) => hasChanged(now, request)),
    });
    return await told('change', request.seen, answer);
  }

  async function cancel(seen: readonly string[]): Promise<ManageResult> {
    const answer = await sendOnce({
      request: `cancel ${seen.join(' ')}`,
      send: (key) => ports.cancelAutoPay(ports.scope, seen, key),
      unanswered: 'LW-APY-030',
      stopped: (stop) => lookedUp(stop, 'LW-APY-030', (now) => now[ports.scope] === null),
    });
    return await told('cancel', seen, answer);
  }

  return {
    loadStart: fromPromise(({ input }) => start(ports, input)),
    loadAuthorizations: fromPromise(() => ports.loadAuthorizations()),
    loadFirstDebit: fromPromise(async ({ input }) => input && (await ports.loadFirstDebit(input))),
    connectBank: fromPromise(() => ports.connectBank()),
    changeAutoPay: fromPromise(({ input }) => (input ? change(input) : notProvided())),
    cancelAutoPay: fromPromise(({ input }) => cancel(input)),
  };
}

/** The chart with the portal's ports behind its names. */
export const providedMachine = (ports: AutoPayManagePorts) =>
  autoPayManageMachine.provide({ actors: actorsOf(ports) });
