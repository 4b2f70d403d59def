import type { OutcomeShownAs } from '@linework/domain';
import { type InwardAction, nextActions } from '@linework/parts/flow';
import type { FlowPlaces, PlaceIn } from '@linework/parts/flow/chart';
import { PaymentOutcome } from '@linework/parts/payment';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { devicePaymentMachine } from './device-payment.machine.ts';
import type {
  DevicePaymentAddress,
  DevicePaymentContext,
  DevicePaymentEvent,
  Step,
} from './device-payment.types.ts';
import {
  AmountStep,
  type FlowView,
  Loading,
  MethodStep,
  NewCardStep,
  NothingLeft,
  ReviewStep,
  reopenings,
} from './step-screens.tsx';

/** What the flow itself can do about a next action, what comes first first. */
const eventsOfActions: Partial<Record<InwardAction, readonly DevicePaymentEvent[]>> = {
  tryAgain: [{ type: 'payment.retried' }, { type: 'load.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  reviewAmount: [{ type: 'amount.reopened' }],
  changeAmount: [{ type: 'amount.reopened' }],
  seePayment: [{ type: 'openPayment.requested' }],
};

const ways = nextActions<DevicePaymentEvent>(eventsOfActions);

type Place = PlaceIn<Step>;

/** Where a state is for the customer and the address bar, and what it shows. */
const at = (place: Place | null, screen: (view: FlowView) => ReactNode) => ({ place, screen });

const tells = (code: OutcomeShownAs<'page'>, place: Place | null = 'result') =>
  at(place, (view) => <PaymentOutcome {...{ view, ways, code }} />);

const method = at('method', (view) => <MethodStep {...view} />);
const review = at('review', (view) => <ReviewStep {...view} />);

/** Every state of the chart, by name. */
export type StateName = SnapshotFrom<typeof devicePaymentMachine>['value'];

/** Where each state is and which screen it has: a new one without does not compile. */
export const flowStates = {
  loading: at(null, () => <Loading />),
  nothingLeft: at(null, (view) => <NothingLeft {...view} />),
  paymentBeingChecked: at(null, (view) => (
    <PaymentOutcome
      {...{ view, ways }}
      code="LW-PAY-040"
      payment={view.context.options?.openPayment ?? null}
      showsWho
    />
  )),
  enteringAmount: at('amount', (view) => <AmountStep {...view} />),
  choosingMethod: method,
  confirmingExpiringCard: method,
  enteringCard: at('method', (view) => <NewCardStep {...view} />),
  reviewing: review,
  savingAttempt: review,
  submitting: review,
  paid: tells('LW-PAY-001'),
  checking: tells('LW-PAY-040'),
  declined: tells('LW-PAY-010'),
  methodUnavailable: tells('LW-PAY-034'),
  amountChanged: tells('LW-PAY-020'),
  anotherPaymentInProgress: tells('LW-PAY-041'),
  tooManyAttempts: tells('LW-PAY-045'),
  devicesUnavailable: tells('LW-MOB-020', null),
  deviceNotPayable: tells('LW-MOB-021', null),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-PAY-060'),
} as const satisfies Record<StateName, ReturnType<typeof at>>;

/** How the address and the states go together. */
export const places: FlowPlaces<StateName, Step, DevicePaymentEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings,
  firstStep: 'amount',
  stepBack: { type: 'step.back' },
  intoForm: [reopenings.method, reopenings.amount],
};

/** What the address says of a place: the payment whose result is shown. */
export const addressOf = (
  place: Place | null,
  { result }: Pick<DevicePaymentContext, 'result'>,
): DevicePaymentAddress => {
  if (place === null) return {};
  return place === 'result' && result?.payment
    ? { step: place, payment: result.payment.id }
    : { step: place };
};
