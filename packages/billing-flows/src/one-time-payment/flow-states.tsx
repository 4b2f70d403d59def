import { type OutcomeShownAs, restrictionStandings } from '@linework/domain';
import { bankFlowActions, methodFlowStates, type OwnAction } from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import { PaymentOutcome } from '@linework/parts/payment';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { restOf } from './one-time-payment.rules.ts';
import type {
  OneTimePaymentContext,
  OneTimePaymentEvent,
  PaymentAddress,
  Place,
  Step,
} from './one-time-payment.types.ts';
import {
  AmountStep,
  DateStep,
  type FlowView,
  Loading,
  MethodStep,
  NewCardStep,
  OfferedDraft,
  ReviewStep,
  reopenings,
} from './step-screens.tsx';

/** What the flow itself can do about a next action, what comes first first. */
const eventsOfActions = {
  tryAgain: [{ type: 'payment.retried' }, { type: 'load.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  reviewAmount: [{ type: 'amount.reopened' }],
  changeAmount: [{ type: 'amount.reopened' }],
  changeDate: [{ type: 'date.reopened' }],
  seePayment: [{ type: 'openPayment.requested' }],
  print: [],
} as const satisfies Record<OwnAction, readonly OneTimePaymentEvent[]>;

const ways = bankFlowActions<OneTimePaymentEvent>(eventsOfActions);

/** Where a state is for the customer and the address bar, and what it shows. */
const at = (place: Place | null, screen: (view: FlowView) => ReactNode) => ({ place, screen });

const tells = (code: OutcomeShownAs<'page'>, place: Place | null = 'result') =>
  at(place, (view) => <PaymentOutcome {...{ view, ways, code }} />);

/** Tells of a payment that went through or is on its way, and offers to pay what it left. */
const tellsWithRest = (code: OutcomeShownAs<'page'>) =>
  at('result', (view) => {
    const rest = restOf(view.context);
    const onPay = () => rest && view.onPayRest(rest.choice);
    return (
      <PaymentOutcome
        {...{ view, ways, code }}
        rest={rest && { amount: rest.money, onPay }}
        scheduledHref={view.links.scheduledPayments}
      />
    );
  });

/** Every state of the chart, by name. */
export type StateName = SnapshotFrom<typeof oneTimePaymentMachine>['value'];

/**
 * Where each state is and which screen it has: a new one without does not compile. Screens that stay over several states
 * keep what was typed in them.
 */
export const flowStates = {
  loading: at(null, () => <Loading />),
  loadFailed: tells('LW-BIL-010', null),
  restricted: at(null, (view) => (
    <PaymentOutcome
      {...{ view, ways }}
      code={restrictionStandings[view.context.options?.restriction ?? 'blocked'].outcome}
    />
  )),
  paymentBeingChecked: at(null, (view) => (
    <PaymentOutcome
      {...{ view, ways }}
      code="LW-PAY-040"
      payment={view.context.options?.openPayment ?? null}
      showsWho
    />
  )),
  offeringDraft: at(null, (view) => <OfferedDraft {...view} />),
  enteringAmount: at('amount', (view) => <AmountStep {...view} />),
  confirmingOverpayment: at('amount', (view) => <AmountStep {...view} />),
  ...methodFlowStates<FlowView>({ Method: MethodStep, NewCard: NewCardStep }),
  bankConnectFailed: tells('LW-PAY-061', null),
  choosingDate: at('date', (view) => <DateStep {...view} />),
  preparingReview: at('review', () => <Loading what="review.loading" />),
  reviewing: at('review', (view) => <ReviewStep {...view} />),
  savingAttempt: at('review', (view) => <ReviewStep {...view} />),
  submitting: at('review', (view) => <ReviewStep {...view} />),
  paid: tellsWithRest('LW-PAY-001'),
  scheduled: tells('LW-PAY-002'),
  pending: tellsWithRest('LW-PAY-003'),
  checking: tells('LW-PAY-040'),
  declined: tells('LW-PAY-010'),
  securityCodeFailed: tells('LW-PAY-011'),
  verificationFailed: tells('LW-PAY-012'),
  methodUnavailable: tells('LW-PAY-034'),
  amountChanged: tells('LW-PAY-020'),
  dateNoLongerPossible: tells('LW-PAY-021'),
  anotherPaymentInProgress: tells('LW-PAY-041'),
  tooManyAttempts: tells('LW-PAY-045'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-PAY-060'),
} as const satisfies Record<StateName, ReturnType<typeof at>>;

/** How the address and the states go together. */
export const places: FlowPlaces<StateName, Step, OneTimePaymentEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings,
  firstStep: 'amount',
  stepBack: { type: 'step.back' },
  intoForm: [reopenings.method, reopenings.amount],
};

/** What the address says of a place: what is being paid, and whether later, or the payment whose result is shown. */
export function addressOf(
  place: Place | null,
  { amount, result, prefersLater }: Pick<OneTimePaymentContext, 'amount' | 'result' | 'prefersLater'>,
): PaymentAddress {
  const later = prefersLater && ({ when: 'later' } as const);
  if (place === null) return { ...later };
  if (place !== 'result')
    return { step: place, ...(amount.choice !== 'other' && { amount: amount.choice }), ...later };
  return result?.payment ? { step: place, payment: result.payment.id } : { step: place };
}
