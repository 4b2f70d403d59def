import type { AutoPayScope } from '../method/method-kinds.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import type { RequestedPayment } from '../one-time-payment/requested-payment.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Payment } from '../payment/payment.ts';
import type { AcceptedAutoPay } from './asked-auto-pay.ts';
import { authorizationFor, type VersionedText } from './authorization-text.ts';
import type { AutoPayOverview } from './auto-pay-overview.ts';

/** What somebody is told who may turn Auto Pay on, for all services or for mobile service. */
export interface EnrolmentOffer
  extends VersionedText,
    Pick<
      AutoPayOverview,
      'nextDebit' | 'nextBillDate' | 'debitDays' | 'defaultDebitDay' | 'discount' | 'cardsOnly'
    > {
  /** By what and on which day it is on already; `null` where it is off. */
  readonly enrolled: { readonly method: MethodSnapshot; readonly debitDay: number } | null;
  /** What keeps the account from it: its outcome, where there is one. */
  readonly obstacle: { readonly outcome: OutcomeCode | null } | null;
}

/** What of Auto Pay's overview is told to whoever turns it on. @param scope what the overview was asked about */
export const enrolmentOffer = (
  overview: AutoPayOverview,
  scope: AutoPayScope = 'allServices',
): EnrolmentOffer => ({
  enrolled: enrolledIn(overview, scope),
  obstacle: overview.obstacle,
  cardsOnly: overview.cardsOnly,
  nextDebit: overview.nextDebit,
  nextBillDate: overview.nextBillDate,
  debitDays: overview.debitDays,
  defaultDebitDay: overview.defaultDebitDay,
  discount: overview.discount,
  ...authorizationFor([scope]),
});

const enrolledIn = (overview: AutoPayOverview, scope: AutoPayScope): EnrolmentOffer['enrolled'] => {
  const enrolled = overview[scope];
  return enrolled && { method: enrolled.method, debitDay: enrolled.debitDay };
};

/** What is sent to turn Auto Pay on, with a payment in the same pass or without. */
export interface EnrolmentRequest extends AcceptedAutoPay {
  readonly scope: AutoPayScope;
  /** What pays then is what is debited from then on; `null` where somebody enrolls only. */
  readonly payNow: RequestedPayment | null;
  /** A saved method; `null` for a new one, which its token names. */
  readonly paymentMethodId: string | null;
  readonly cardDataToken: string | null;
  /** 1–31. */
  readonly debitDay: number;
}

/** What came of it. */
export interface EnrolmentAnswer {
  /** `null` where Auto Pay is on. */
  readonly outcome: OutcomeCode | null;
  /** The payment of the same pass, where one was made. */
  readonly payment: Payment | null;
  /** Fresh figures where that payment was refused. */
  readonly options: PaymentOptions | null;
  /** How it stands now; `null` where nobody said. */
  readonly offer: EnrolmentOffer | null;
  /** What support finds the answer by. */
  readonly reference: string | null;
}
