import type { EnrolmentRequest, FirstDebit, OutcomeCode } from '@linework/domain';
import {
  type Attempt,
  answerWays,
  bankWays,
  type ConnectedBank,
  isCutOff,
  isExpiringCard,
  isUsable,
  leadsTo,
  notProvided,
  type Stopped,
  stopOf,
  stoppedBy,
  waysTo,
  withoutNewText,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import { resultStates, stateOfResult } from './auto-pay-enroll.outcomes.ts';
import {
  chosenDebit,
  emptyContext,
  isAmountAnswered,
  methodAnswers,
  offerIn,
  readyEnrolment,
  unaskedAnswer,
} from './auto-pay-enroll.rules.ts';
import { startingState, startingStates, withStart } from './auto-pay-enroll.start.ts';
import type {
  EnrollContext,
  EnrollDraft,
  EnrollEvent,
  EnrollResult,
  EnrollStart,
  Place,
  Step,
} from './auto-pay-enroll.types.ts';
import { answered, withResult } from './auto-pay-enroll.updates.ts';

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
export const actors = {
  loadStart: fromPromise<EnrollStart, Place | undefined>(notProvided),
  loadFirstDebit: fromPromise<FirstDebit, ReturnType<typeof chosenDebit>>(notProvided),
  connectBank: fromPromise<ConnectedBank | null>(notProvided),
  saveAttempt: fromPromise<Attempt, { draft: EnrollDraft | null; attempt: Attempt | null }>(notProvided),
  submitEnrolment: fromPromise<EnrollResult, { request: EnrolmentRequest | null; key: string | null }>(
    notProvided,
  ),
  watchPayment: fromPromise<EnrollResult, { key: string | null }>(notProvided),
};

interface Asked {
  readonly context: EnrollContext;
  readonly event: EnrollEvent;
}

const guards = {
  leadsTo,
  isCutOff,
  hasBankConnect: ({ context }: Asked) =>
    context.options?.bankConnect === true && offerIn(context)?.cardsOnly === null,
  /** It is asked whether what is due is paid now. */
  hasAmountStep: ({ context }: Asked) => unaskedAnswer(context) === null,
  isAmountAnswered: ({ context, event }: Asked) => isAmountAnswered(answered(context, event)),
  isExpiringCard: ({ context, event }: Asked) =>
    event.type === 'savedMethod.submitted' && isExpiringCard(methodAnswers(context), event.methodId),
  /** Auto Pay takes no prepaid card (spec section 5). */
  isPrepaid: ({ event }: Asked) => event.type === 'newMethod.submitted' && !event.method.canBeSaved,
  hasMethod: ({ context }: Asked) => isAmountAnswered(context) && isUsable(methodAnswers(context)),
  /** With this answer everything but the acceptance is there and goes together. */
  isComplete: ({ context, event }: Asked) => chosenDebit(answered(context, event)) !== null,
  isReady: ({ context, event }: Asked) => readyEnrolment(answered(context, event)) !== null,
} as const;

const bank = bankWays({
  answered: (context: EnrollContext, event) => answered(context, event),
  isComplete: (context) => chosenDebit(context) !== null,
  next: 'choosingDay',
  save: true,
});
export const { toldByBank } = bank;

/** What the chart is written in: its types, and everything it names. */
export const autoPayEnrollSetup = setup({
  types: {} as { context: EnrollContext; events: EnrollEvent; input: { step?: Place | undefined } },
  actors,
  guards,
  actions: {
    keepStart: assign((_, start: EnrollStart) => withStart(start)),
    /** Keeps what the customer has just answered. */
    keepAnswer: assign(({ context, event }) => answered(context, event)),
    keepConnectedBank: assign(({ context }, account: ConnectedBank | null) =>
      bank.withBank(context, account),
    ),
    notePrepaid: assign({ isPrepaid: true, method: null }),
    forgetPrepaid: assign({ isPrepaid: false }),
    forgetMethod: assign({ method: null }),
    keepFirstDebit: assign((_, first: FirstDebit | null) => ({ first })),
    keepAttempt: assign((_, attempt: Attempt) => ({ attempt })),
    keepResult: assign(({ context }, result: EnrollResult) => withResult(context, result)),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    /** Only the review tells of the new text. */
    forgetNewText: assign(({ context: { result } }) => ({ result: withoutNewText(result) })),
    /** From the beginning, with the figures asked for anew. */
    forgetForm: assign(({ context: { scope, options, offers } }) => ({
      ...emptyContext,
      ...{ scope, options, offers },
    })),
    /** Stores what was given so far, without waiting for it. */
    keepDraft: (_, __: { step: Step }) => {},
    discardDraft: () => {},
  },
});

const unanswered = (stop: Stopped): EnrollResult => ({ ...stoppedBy(stop), offer: null });

export const { toldByAnswer, toldByRefusal, toldByFailure } = answerWays({
  states: resultStates,
  stateOf: stateOfResult,
  stopped: unanswered,
});

/** What stopped a call that nothing was sent with. */
export const stopFor = (error: unknown, otherwise: OutcomeCode): EnrollResult =>
  unanswered(stopOf(error, otherwise));

type Started = { readonly event: { readonly output: EnrollStart } };

/** Once the figures are there. */
export const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});
