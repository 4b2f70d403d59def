import type { AutoPayChangeRequest, ChosenDebit, FirstDebit, GivenAuthorization } from '@linework/domain';
import {
  answerWays,
  bankWays,
  type ConnectedBank,
  isExpiringCard,
  isUsable,
  leadsTo,
  notProvided,
  type Stopped,
  waysTo,
  withoutNewText,
  withoutToken,
} from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import { resultStates, stateOfResult } from './auto-pay-manage.outcomes.ts';
import {
  answered,
  changesDay,
  emptyContext,
  firstChargeIn,
  isComplete,
  methodAnswers,
  mustChooseServices,
  readyChange,
  scopesIn,
  standingsIn,
} from './auto-pay-manage.rules.ts';
import { startingState, startingStates, withStart } from './auto-pay-manage.start.ts';
import type {
  ManageContext,
  ManageEvent,
  ManageResult,
  ManageStart,
  Place,
} from './auto-pay-manage.types.ts';

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
export const actors = {
  loadStart: fromPromise<ManageStart, Place | undefined>(notProvided),
  loadAuthorizations: fromPromise<readonly GivenAuthorization[]>(notProvided),
  loadFirstDebit: fromPromise<FirstDebit | null, ChosenDebit | null>(notProvided),
  connectBank: fromPromise<ConnectedBank | null>(notProvided),
  /** Answers whatever came of it, and rejects only where there was no way to the server. */
  changeAutoPay: fromPromise<ManageResult, AutoPayChangeRequest | null>(notProvided),
  cancelAutoPay: fromPromise<ManageResult, readonly string[]>(notProvided),
};

interface Asked {
  readonly context: ManageContext;
  readonly event: ManageEvent;
}

const guards = {
  leadsTo,
  hasBankConnect: ({ context }: Asked) =>
    context.options?.bankConnect === true &&
    context.autoPay?.cardsOnly === null &&
    !scopesIn(context).includes('mobile'),
  hasStanding: ({ context }: Asked) => standingsIn(context).length > 0,
  hasSeveral: ({ context }: Asked) => standingsIn(context).length > 1,
  mustChooseServices: ({ context }: Asked) => mustChooseServices(context),
  /** At least one is chosen (spec section 5). */
  areServices: ({ event }: Asked) => event.type === 'services.submitted' && event.scopes.length > 0,
  /** The day is what the customer set out to change. */
  isAboutDay: ({ context, event }: Asked) =>
    answered(context, event).changing === 'day' &&
    (event.type !== 'services.submitted' || event.scopes.length > 0),
  isExpiringCard: ({ context, event }: Asked) =>
    event.type === 'savedMethod.submitted' && isExpiringCard(methodAnswers(context), event.methodId),
  /** Auto Pay takes no prepaid card (spec section 5). */
  isPrepaid: ({ event }: Asked) => event.type === 'newMethod.submitted' && !event.method.canBeSaved,
  hasMethod: ({ context }: Asked) => isUsable(methodAnswers(context)),
  /** With this answer there is something to review, and it goes together. */
  isComplete: ({ context, event }: Asked) => isComplete(answered(context, event)),
  /** The day of now was chosen, and nothing else is another. */
  isDayOfNow: ({ context, event }: Asked) =>
    event.type === 'day.submitted' &&
    context.method === null &&
    standingsIn(context).every(({ debitDay }) => debitDay === event.day),
  isReady: ({ context, event }: Asked) => readyChange(answered(context, event)) !== null,
  isCancelable: ({ context }: Asked) => standingsIn(context).length > 0 && context.cancelPreview !== null,
} as const;

const bank = bankWays({
  answered: (context: ManageContext, event) => answered(context, event),
  isComplete,
  next: 'choosingDay',
  save: true,
});
export const { toldByBank } = bank;

const isUnproven = ({ outcome }: ManageResult): boolean =>
  outcome === 'LW-PAY-013' || outcome === 'LW-PAY-046';

/** What the chart is written in: its types, and everything it names. */
export const autoPayManageSetup = setup({
  types: {} as { context: ManageContext; events: ManageEvent; input: { step?: Place | undefined } },
  actors,
  guards,
  actions: {
    keepStart: assign((_, start: ManageStart) => withStart(start)),
    /** Keeps what the customer has just answered. */
    keepAnswer: assign(({ context, event }) => answered(context, event)),
    keepConnectedBank: assign(({ context }, account: ConnectedBank | null) =>
      bank.withBank(context, account),
    ),
    notePrepaid: assign({ isPrepaid: true, method: null }),
    forgetPrepaid: assign({ isPrepaid: false }),
    forgetMethod: assign({ method: null }),
    forgetDay: assign({ debitDay: null }),
    /** What was begun is given up by going back to how it stands. */
    forgetChanges: assign({
      scopes: [],
      method: null,
      debitDay: null,
      first: null,
      accepted: null,
      charged: null,
      result: null,
    }),
    /** As it is by now, from the beginning. */
    askAnew: assign(() => emptyContext),
    keepAuthorizations: assign((_, authorizations: readonly GivenAuthorization[]) => ({ authorizations })),
    keepFirstDebit: assign((_, first: FirstDebit | null) => ({ first })),
    keepResult: assign(({ context }, result: ManageResult) => ({
      result,
      // By what stood before: in the answer today's debit of what was changed may be told of no more.
      charged: firstChargeIn(context),
      autoPay: result.autoPay ?? context.autoPay,
      // By what stood before: in the answer the new day is the day of now.
      debitDay: changesDay(context) ? context.debitDay : null,
      // A code that proves nothing any more is asked for again, with the same card chosen.
      method: isUnproven(result) ? withoutToken(context.method) : context.method,
    })),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    /** Only the review tells of the new text. */
    forgetNewText: assign(({ context: { result } }) => ({ result: withoutNewText(result) })),
  },
});

/** What stopped a call that changed nothing. */
export const stopped = (stop: Stopped): ManageResult => ({
  ...stop,
  asked: 'change',
  autoPay: null,
  endedBy: null,
});

export const { toldByAnswer, toldByRefusal, toldByFailure } = answerWays({
  states: resultStates,
  stateOf: stateOfResult,
  stopped,
});

type Started = { readonly event: { readonly output: ManageStart } };

/** Once the figures are there. */
export const toStart = waysTo(startingStates, ({ event }: Started) => startingState(event.output), {
  type: 'keepStart' as const,
  params: ({ event }: Started) => event.output,
});
