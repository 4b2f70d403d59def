import {
  type AskedScheduledChange,
  causeOfStatus,
  type RequestedScheduledChange,
  type ScheduledAnswer,
  type ScheduledWarning,
} from '@linework/domain';
import { isExpiringCard, leadsTo, notProvided, resultTransitions, waysTo } from '@linework/parts/flow/chart';
import { assign, fromPromise, setup } from 'xstate';
import {
  answered,
  emptyContext,
  isChanged,
  isOpen,
  isOverpayment,
  isPossibleAmount,
  isPossibleDay,
  isReady,
} from './scheduled-payment.rules.ts';
import { startingState, startingStates, withStart } from './scheduled-payment.start.ts';
import type {
  ScheduledPaymentAddress,
  ScheduledPaymentContext,
  ScheduledPaymentEvent,
  ScheduledPaymentStart,
} from './scheduled-payment.types.ts';

interface Asked {
  readonly context: ScheduledPaymentContext;
  readonly event: ScheduledPaymentEvent;
}

/** A question about a payment as it is to be. */
export type WarningQuestion = Pick<RequestedScheduledChange, 'amount' | 'paymentDate' | 'methodId'> & {
  readonly paymentId: string;
};

/** The outside world as the chart names it. Without ports nothing happens: a state stands still for its picture. */
export const actors = {
  loadStart: fromPromise<ScheduledPaymentStart, ScheduledPaymentAddress>(notProvided),
  loadWarnings: fromPromise<readonly ScheduledWarning[] | null, WarningQuestion | null>(notProvided),
  /** Answers whatever came of it, and rejects only where there was no way to the server. */
  changePayment: fromPromise<ScheduledAnswer, AskedScheduledChange | null>(notProvided),
  cancelPayment: fromPromise<ScheduledAnswer, string | null>(notProvided),
};

const guards = {
  leadsTo,
  isThere: ({ context, event }: Asked) =>
    event.type === 'payment.chosen' &&
    context.waiting?.some(({ payment }) => payment.id === event.paymentId) === true,
  hasChosen: ({ context }: Asked) => context.chosen !== null,
  isOpen: ({ context }: Asked) => isOpen(context),
  /** It waits or is on its way, or nobody knows: there is more to see of it. */
  goesOn: ({ context: { result } }: Asked) => {
    const cause = result?.payment ? causeOfStatus[result.payment.status] : null;
    return cause === null || cause === 'leaving';
  },
  /** Nobody answered: where the server says the payment, it says why nothing was done. */
  isWorthAsking: ({ context }: Asked) => isOpen(context) && !context.result?.payment,
  isOverpayment: ({ context: { chosen }, event }: Asked) =>
    event.type === 'amount.submitted' && isOverpayment(chosen, event.money),
  isPossibleAmount: ({ context: { chosen }, event }: Asked) =>
    event.type === 'amount.submitted' && isPossibleAmount(chosen, event.money),
  isExpiringCard: ({ context: { chosen }, event }: Asked) =>
    event.type === 'savedMethod.submitted' &&
    isExpiringCard({ options: chosen?.options ?? null }, event.methodId),
  isPossibleDay: ({ context, event }: Asked) =>
    event.type === 'date.submitted' && isPossibleDay(context, event.date),
  /** With this answer there is something to review, and it goes together. */
  isReady: ({ context, event }: Asked) => isReady(answered(context, event)),
  isReadyAmount: ({ context, event }: Asked) =>
    event.type === 'amount.submitted' &&
    isPossibleAmount(context.chosen, event.money) &&
    isReady(answered(context, event)),
  isReadyDay: ({ context, event }: Asked) =>
    event.type === 'date.submitted' &&
    isPossibleDay(context, event.date) &&
    isReady(answered(context, event)),
  /** Something is another, whether or not it goes together. */
  isChanged: ({ context, event }: Asked) => isChanged(answered(context, event)),
} as const;

/** What the chart is written in: its types, and everything it names. */
export const scheduledPaymentSetup = setup({
  types: {} as {
    context: ScheduledPaymentContext;
    events: ScheduledPaymentEvent;
    input: { address?: ScheduledPaymentAddress | undefined };
  },
  actors,
  guards,
  actions: {
    keepStart: assign((_, start: ScheduledPaymentStart) => withStart(start)),
    keepChosen: assign(({ context: { address, waiting } }, paymentId: string) => ({
      ...emptyContext,
      address,
      waiting,
      chosen: waiting?.find(({ payment }) => payment.id === paymentId) ?? null,
    })),
    /** The payment is asked for again, as it is by now. */
    askAnew: assign(({ context: { chosen, address } }) => ({
      ...emptyContext,
      address: { payment: chosen?.payment.id ?? address.payment },
    })),
    /** Keeps what the customer has just answered. */
    keepAnswer: assign(({ context, event }) => answered(context, event)),
    forgetMethod: assign({ method: null }),
    forgetChanges: assign({ amount: null, method: null, date: null, result: null }),
    keepWarnings: assign((_, warnings: readonly ScheduledWarning[] | null) => ({ warnings })),
    keepResult: assign((_, result: ScheduledAnswer) => ({ result })),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
  },
});

/** Once what waits is there. */
export const toStart = waysTo(
  startingStates,
  ({ event }: { event: { output: ScheduledPaymentStart } }) => startingState(event.output),
  {
    type: 'keepStart',
    params: ({ event }: { event: { output: ScheduledPaymentStart } }) => event.output,
  } as const,
);

const { told } = resultTransitions(
  [
    'changed',
    'canceled',
    'notChanged',
    'notCanceled',
    'changedMeanwhile',
    'refused',
    'enteringAmount',
    'choosingMethod',
    'choosingDate',
    'sessionEnded',
    'serviceUnavailable',
  ],
  {
    'LW-SCH-001': 'changed',
    'LW-SCH-002': 'canceled',
    'LW-SCH-010': 'notChanged',
    'LW-PAY-070': 'notCanceled',
    'LW-SCH-011': 'changedMeanwhile',
    'LW-PAY-013': 'choosingMethod',
    'LW-PAY-021': 'refused',
    'LW-PAY-022': 'enteringAmount',
    'LW-PAY-023': 'enteringAmount',
    'LW-PAY-024': 'enteringAmount',
    'LW-PAY-025': 'choosingDate',
    'LW-PAY-026': 'choosingDate',
    'LW-PAY-027': 'choosingDate',
    'LW-PAY-030': 'refused',
    'LW-PAY-031': 'refused',
    'LW-PAY-034': 'refused',
    'LW-PAY-046': 'choosingMethod',
    'LW-PAY-011': 'refused',
    'LW-PAY-012': 'refused',
  },
);

/** After an answer: to the state that tells it. */
export const toldByAnswer = told(({ output }: { output: ScheduledAnswer }) => output, 'keepResult');

/** After the card-data endpoint refused. */
export const toldByRefusal = told(
  ({ result }: { result: Pick<ScheduledAnswer, 'outcome' | 'reference'> }) => ({
    ...result,
    payment: null,
    lastChange: null,
  }),
  'keepResult',
);
