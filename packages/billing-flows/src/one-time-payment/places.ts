import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type { Place, Step } from './one-time-payment.types.ts';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = keyof (typeof oneTimePaymentMachine)['states'];

/** Where each state is for the customer and the address bar. */
export const placeOf = {
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
} as const satisfies Record<StateName, Place | null>;

/** How the address asks for a step. */
export const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  bank: { type: 'bank.reopened' },
  date: { type: 'date.reopened' },
  review: { type: 'review.reopened' },
} as const satisfies Record<Step, OneTimePaymentEvent>;
