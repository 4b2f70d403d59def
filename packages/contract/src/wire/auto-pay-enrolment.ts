import type {
  AutoPayScope,
  EnrolmentAnswer,
  EnrolmentOffer,
  EnrolmentRequest,
  FirstDebit,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { debitDayFromWire, debitToComeFromWire } from './auto-pay-managed.ts';
import { acceptedToWire } from './auto-pay-requests.ts';
import { moneyFromWire } from './money.ts';
import { paymentFromWire } from './payment.ts';
import { paymentOptionsFromWire } from './payment-options.ts';
import { requestedPaymentToWire } from './requested-payment.ts';

/** What of Auto Pay's overview is told to whoever turns it on. @param scope what it was asked about */
export function enrolmentOfferFromWire(
  wire: graph.AutoPayOverviewFieldsFragment,
  scope: AutoPayScope = 'allServices',
): EnrolmentOffer {
  const enrolled = wire[scope];
  const { obstacle, cardsOnly, nextDebit, discount, debitDays, authorizationText } = wire;
  return {
    enrolled: enrolled && { method: enrolled.paymentMethod, debitDay: enrolled.debitDay },
    obstacle: obstacle && { outcome: obstacle.outcome },
    cardsOnly,
    nextDebit: nextDebit && debitToComeFromWire(nextDebit),
    nextBillDate: wire.nextBillDate,
    debitDays: debitDays.map(debitDayFromWire),
    defaultDebitDay: wire.defaultDebitDay,
    discount: discount && moneyFromWire(discount),
    textVersion: authorizationText.textVersion,
    wording: authorizationText.wording,
  };
}

export const firstDebitFromWire = ({
  date,
  leavesOn,
  changeBy,
  isChangeable,
  sum,
}: graph.FirstDebitQuery['firstDebit']): FirstDebit => ({
  date,
  leavesOn,
  changeBy,
  isChangeable,
  sum: {
    owed: moneyFromWire(sum.owed),
    onTheirWay: moneyFromWire(sum.onTheirWay),
    scheduled: moneyFromWire(sum.scheduled),
    debit: moneyFromWire(sum.debit),
    ahead: moneyFromWire(sum.ahead),
    scheduledLater: sum.scheduledLater.map(paymentFromWire),
  },
});

/** What is sent to turn Auto Pay on. Its key goes in the `Idempotency-Key` header. */
export const enrolmentToWire = (
  accountId: string,
  { payNow: _, scope, paymentMethodId, cardDataToken, debitDay, ...accepted }: EnrolmentRequest,
): schema.EnrollAutoPayInput => ({
  accountId,
  scope,
  ...acceptedToWire(accepted),
  ...{ paymentMethodId, cardDataToken, debitDay },
});

/** What is sent to pay and to turn Auto Pay on, where something is paid: what pays is what is debited. */
export function payAndEnrollToWire(
  accountId: string,
  { payNow, ...request }: EnrolmentRequest,
  key: string,
): schema.PayAndEnrollInput | null {
  if (!payNow) return null;
  const enrolment = enrolmentToWire(accountId, {
    ...request,
    payNow,
    paymentMethodId: null,
    cardDataToken: null,
  });
  return { accountId, payment: requestedPaymentToWire(accountId, { ...payNow, key }), enrolment };
}

/** @param scope what was asked for */
export const enrolmentAnswerFromWire = (
  { outcome, payment, paymentOptions, overview, reference }: graph.AutoPayPayloadFieldsFragment,
  scope: AutoPayScope,
): EnrolmentAnswer => ({
  outcome,
  payment: payment && paymentFromWire(payment),
  options: paymentOptions && paymentOptionsFromWire(paymentOptions),
  offer: enrolmentOfferFromWire(overview, scope),
  reference,
});
