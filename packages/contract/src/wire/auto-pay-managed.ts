import type {
  AutoPayAnswer,
  AutoPayCancelPreview,
  AutoPayChangeRequest,
  AutoPayStanding,
  DebitDayChoice,
  DebitToCome,
  GivenAuthorization,
  ManagedAutoPay,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { acceptedToWire } from './auto-pay-requests.ts';
import { nextDebitFromWire } from './balance.ts';
import { moneyFromWire } from './money.ts';
import { paymentFromWire } from './payment.ts';

type WireOverview = graph.AutoPayOverviewFieldsFragment;

export const debitToComeFromWire = ({
  amount,
  paymentMethod: method,
  ...debit
}: NonNullable<WireOverview['nextDebit']>): DebitToCome => ({
  ...debit,
  amount: moneyFromWire(amount),
  method,
});

export const debitDayFromWire = ({
  day,
  firstDebit,
  late,
}: WireOverview['debitDays'][number]): DebitDayChoice =>
  late
    ? { day, firstDebit, availability: 'unavailable', reason: 'late', ...late }
    : { day, firstDebit, availability: 'available' };

const standingFromWire = ({
  paymentMethod: method,
  ...standing
}: graph.AutoPayStandingFieldsFragment): AutoPayStanding => ({ ...standing, method });

/** What of Auto Pay's overview is told to whoever may change it. */
export const managedAutoPayFromWire = ({
  allServices,
  mobile,
  nextDebit,
  isLastDebit,
  nextBillDate,
  ofMobile,
  mobileIsMissing,
  discount,
  cardsOnly,
  debitDays,
  authorizationText,
}: WireOverview): ManagedAutoPay => ({
  allServices: allServices && standingFromWire(allServices),
  mobile: mobile && standingFromWire(mobile),
  nextDebit: nextDebit && debitToComeFromWire(nextDebit),
  isLastDebit,
  nextBillDate,
  ofMobile: ofMobile && {
    nextDebit: ofMobile.nextDebit && debitToComeFromWire(ofMobile.nextDebit),
    isLastDebit: ofMobile.isLastDebit,
    nextBillDate: ofMobile.nextBillDate,
    debitDays: ofMobile.debitDays.map(debitDayFromWire),
  },
  mobileIsMissing,
  cardsOnly,
  discount: discount && moneyFromWire(discount),
  debitDays: debitDays.map(debitDayFromWire),
  texts: {
    allServices: authorizationText,
    ofMobile: ofMobile && {
      alone: ofMobile.authorizationText,
      withAllServices: ofMobile.authorizationTextOfBoth,
    },
  },
});

/** What is sent to change Auto Pay. Its key goes in the `Idempotency-Key` header. */
export const autoPayChangeToWire = (
  accountId: string,
  { scopes, seen, paymentMethodId, cardDataToken, debitDay, ...accepted }: AutoPayChangeRequest,
): schema.ChangeAutoPayInput => ({
  accountId,
  ...acceptedToWire(accepted),
  ...{ paymentMethodId, cardDataToken, debitDay },
  scopes: [...scopes],
  seen: [...seen],
});

export const autoPayAnswerFromWire = ({
  outcome,
  overview,
  reference,
}: graph.AutoPayPayloadFieldsFragment): AutoPayAnswer => ({
  outcome,
  autoPay: managedAutoPayFromWire(overview),
  reference,
});

/** What canceling comes to. */
export const autoPayCancelPreviewFromWire = ({
  discountLost,
  stillMade,
  toPay,
  dueDate,
  scheduledStay,
  scopesStay,
  mobileIsMissing,
}: NonNullable<graph.AutoPayCancelPreviewQuery['autoPayCancelPreview']>): AutoPayCancelPreview => ({
  discountLost: discountLost && {
    month: moneyFromWire(discountLost.month),
    year: moneyFromWire(discountLost.year),
  },
  stillMade: stillMade && nextDebitFromWire(stillMade),
  toPay: { amount: moneyFromWire(toPay), dueDate },
  scheduledStay: scheduledStay.map(paymentFromWire),
  scopesStay,
  mobileIsMissing,
});

/** What was authorized once. */
export const givenAuthorizationFromWire = ({
  paymentMethod: method,
  ...given
}: graph.AuthorizationsQuery['authorizations'][number]): GivenAuthorization => ({ ...given, method });
