import type { InwardAction } from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import type { SnapshotFrom } from 'xstate';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type {
  OneTimePaymentContext,
  OneTimePaymentEvent,
  PaymentAddress,
  Place,
  Step,
} from './one-time-payment.types.ts';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof oneTimePaymentMachine>['value'];

/** Where each state is for the customer and the address bar, and how the address asks for a step. */
export const places: FlowPlaces<StateName, Step, OneTimePaymentEvent> = {
  placeOf: {
    loading: null,
    loadFailed: null,
    restricted: null,
    paymentBeingChecked: null,
    offeringDraft: null,
    enteringAmount: 'amount',
    confirmingOverpayment: 'amount',
    choosingMethod: 'method',
    confirmingExpiringCard: 'method',
    enteringCard: 'method',
    connectingBank: 'bank',
    waitingForBank: 'bank',
    bankConnectFailed: null,
    enteringBankAccount: 'method',
    choosingDate: 'date',
    preparingReview: 'review',
    reviewing: 'review',
    savingAttempt: 'review',
    submitting: 'review',
    paid: 'result',
    scheduled: 'result',
    pending: 'result',
    checking: 'result',
    declined: 'result',
    securityCodeFailed: 'result',
    verificationFailed: 'result',
    methodUnavailable: 'result',
    amountChanged: 'result',
    dateNoLongerPossible: 'result',
    anotherPaymentInProgress: 'result',
    tooManyAttempts: 'result',
    sessionEnded: 'result',
    serviceUnavailable: 'result',
  },
  reopenings: {
    amount: { type: 'amount.reopened' },
    method: { type: 'method.reopened' },
    bank: { type: 'bank.reopened' },
    date: { type: 'date.reopened' },
    review: { type: 'review.reopened' },
  },
  firstStep: 'amount',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'method.reopened' }, { type: 'amount.reopened' }],
};

/** What the address says of a place: the figure that is being paid, or the payment whose result is shown. */
export function addressOf(
  place: Place | null,
  { amount, result }: Pick<OneTimePaymentContext, 'amount' | 'result'>,
): PaymentAddress {
  if (place === null) return {};
  if (place !== 'result')
    return amount.choice === 'other' ? { step: place } : { step: place, amount: amount.choice };
  return result?.payment ? { step: place, payment: result.payment.id } : { step: place };
}

/** What the flow itself can do about a next action, what comes first first. */
export const eventsOfActions = {
  tryAgain: [{ type: 'payment.retried' }, { type: 'load.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  reviewAmount: [{ type: 'amount.reopened' }],
  changeAmount: [{ type: 'amount.reopened' }],
  changeDate: [{ type: 'date.reopened' }],
  enterNumbers: [{ type: 'bankNumbers.requested' }],
  seePayment: [{ type: 'openPayment.requested' }],
  print: [],
} as const satisfies Record<InwardAction, readonly OneTimePaymentEvent[]>;
