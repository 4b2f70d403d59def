import type { OutcomeCode } from '@linework/domain';
import { type OneTimePaymentContext, type PaymentResult, readyPayment } from './one-time-payment.context.ts';
import { newMethod } from './one-time-payment.setup.ts';
import type { ConnectedBank } from './one-time-payment.types.ts';
import { type ResultState, resultStates, stateOfOutcome } from './outcome-states.ts';
import type { PaymentStart } from './payment-start.ts';
import { stopped } from './port-answers.ts';
import { resumedState, resumedStates, startingState, startingStates } from './starting-state.ts';

/** One guarded way on for each state that can tell a result, with the result kept. */
const toResult = <Told, Keep extends 'keepResult' | 'keepRefusal'>(
  resultIn: (told: Told) => PaymentResult,
  keep: Keep,
) =>
  resultStates.map((state: ResultState) => ({
    target: state,
    guard: {
      type: 'leadsTo' as const,
      params: ({ event }: { event: Told }) => ({ to: stateOfOutcome[resultIn(event).outcome], state }),
    },
    actions: { type: keep, params: ({ event }: { event: Told }) => resultIn(event) },
  }));

/** The form has done what it was for: nothing of it is offered again. */
const isDone = (state: ResultState) => state === 'paid' || state === 'scheduled' || state === 'pending';

/** After an actor answered with a result: to the state that tells it. */
export const toldByAnswer = toResult(({ output }: { output: PaymentResult }) => output, 'keepResult').map(
  (way) => ({
    ...way,
    actions: isDone(way.target) ? ([way.actions, 'discardDraft'] as const) : [way.actions],
  }),
);

/** After the card-data endpoint refused. */
export const toldByEvent = toResult(({ result }: { result: PaymentResult }) => result, 'keepRefusal');

/** After a port failed: to what the server said, or to the code for a port that did not answer. */
export const toldByFailure = (otherwise: OutcomeCode) =>
  toResult(({ error }: { error: unknown }) => stopped(error, otherwise), 'keepResult');

/** Once the figures are there. */
export const toStart = startingStates.map((state) => ({
  target: state,
  guard: {
    type: 'leadsTo' as const,
    params: ({ event }: { event: { output: PaymentStart } }) => ({ to: startingState(event.output), state }),
  },
  actions: {
    type: 'keepStart' as const,
    params: ({ event }: { event: { output: PaymentStart } }) => event.output,
  },
}));

/** A kept form is gone on with, at the step that was left. */
export const toOffered = resumedStates.map((state) => ({
  target: state,
  guard: {
    type: 'leadsTo' as const,
    params: ({ context: { offered, options } }: { context: OneTimePaymentContext }) => ({
      to: offered && options ? resumedState(offered, options) : '',
      state,
    }),
  },
  actions: 'continueDraft' as const,
}));

interface BankAnswered {
  readonly context: OneTimePaymentContext;
  readonly event: { readonly output: ConnectedBank | null };
}

const connected = (bank: ConnectedBank) => newMethod({ ...bank, save: false });

/** After the bank: on with the account, back to the review where all else is there, or as it was without one. */
const afterBank = ({ context, event: { output } }: BankAnswered) => {
  if (!output) return 'connectingBank';
  return readyPayment({ ...context, method: connected(output) }) ? 'preparingReview' : 'choosingDate';
};

/** Once the customer is back from their bank. */
export const toldByBank = (['preparingReview', 'choosingDate', 'connectingBank'] as const).map((state) => ({
  target: state,
  guard: {
    type: 'leadsTo' as const,
    params: (answered: BankAnswered) => ({ to: afterBank(answered), state }),
  },
  actions: {
    type: 'keepConnectedBank' as const,
    params: ({ event }: BankAnswered) => event.output && connected(event.output),
  },
}));
