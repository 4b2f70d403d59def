import type {
  AcceptedAutoPay,
  AutoPayScope,
  ChosenDebit,
  EnrolmentAnswer,
  EnrolmentOffer,
  EnrolmentRequest,
  FirstDebit,
  Money,
  OutcomeCode,
  PaymentMethodType,
  PaymentOptions,
} from '@linework/domain';
import type { TermsLinks } from '@linework/parts/auto-pay';
import type { FlowAddressProps, FlowLinks, FlowProps } from '@linework/parts/flow';
import type {
  Attempt,
  AttemptPorts,
  BankPorts,
  CardDataPorts,
  MethodChoice,
  MethodEvent,
  PaymentPorts,
  PaymentResult,
  PlaceIn,
} from '@linework/parts/flow/chart';

/** The steps as the customer counts them (spec section 2.5). */
export const countedSteps = ['amount', 'method', 'review'] as const;
/** Where an address can lead: connecting a bank belongs to the method, choosing the day to the review. */
export const steps = ['amount', 'method', 'bank', 'day', 'review'] as const;
export type Step = (typeof steps)[number];
export type Place = PlaceIn<Step>;

/** What an address of the flow says. */
export interface EnrollAddress {
  readonly step?: Place | undefined;
}

/** What outlives a reload: never a token, a number or a code of a card. */
export interface EnrollDraft {
  /** What it is turned on for: a form for the one is none for the other. */
  readonly scope: AutoPayScope;
  readonly step: Step;
  /** What is paid in the same pass; `null` where somebody enrolls only. */
  readonly payNow: Money | null;
  readonly savedMethodId: string | null;
  /** What kind of new method had been given: it is not kept itself. */
  readonly notKept: PaymentMethodType | null;
  /** 1–31; `null` for the day that was offered. */
  readonly debitDay: number | null;
  readonly attempt: Attempt | null;
}

/** What the account is offered: with a payment in the same pass other days may be chosen. */
export interface Offers {
  readonly enrollOnly: EnrolmentOffer;
  /** `null` where nothing is due. */
  readonly withPayment: EnrolmentOffer | null;
}

/** What came of it, as far as it is known. */
export interface EnrollResult extends Omit<PaymentResult, 'outcome'> {
  /** `null` where Auto Pay is on. */
  readonly outcome: OutcomeCode | null;
  /** How it stands now; `null` where nobody said. */
  readonly offer: EnrolmentOffer | null;
}

/** What is known when the flow begins. */
export interface EnrollStart {
  readonly scope: AutoPayScope;
  readonly options: PaymentOptions;
  readonly offers: Offers;
  /** The form as it was left; `null` for whoever does not come back to it. */
  readonly draft: EnrollDraft | null;
  /** What became of a payment that was sent, and not heard of again. */
  readonly result: EnrollResult | null;
  readonly isBackFromBank: boolean;
}

/** What the flow knows: codes and values, never words. */
export interface EnrollContext {
  /** What it is turned on for. */
  readonly scope: AutoPayScope;
  readonly step: Place | undefined;
  /** `null` until they are loaded. */
  readonly options: PaymentOptions | null;
  readonly offers: Offers | null;
  /** Whether what is due is paid in the same pass; `null` until that was said. */
  readonly isPaying: boolean | null;
  readonly method: MethodChoice | null;
  /** What kind of new method had been given in the form that was found; `null` where none had. */
  readonly notKept: PaymentMethodType | null;
  /** A prepaid card was given, which Auto Pay does not take. */
  readonly isPrepaid: boolean;
  readonly debitDay: number | null;
  /** The first debit as the server tells it; `null` before, and where it could not be asked. */
  readonly first: FirstDebit | null;
  readonly accepted: AcceptedAutoPay | null;
  readonly attempt: Attempt | null;
  readonly result: EnrollResult | null;
  /** It was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
  /** The form was found as it was left. */
  readonly resumed: boolean;
}

export type EnrollEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'flow.restarted' }
  | { type: 'amount.submitted'; isPaying: boolean }
  | { type: 'day.submitted'; day: number }
  | { type: 'enrolment.submitted'; accepted: AcceptedAutoPay }
  | { type: 'enrolment.retried' }
  | { type: 'step.back' }
  | { type: 'amount.reopened' }
  | { type: 'method.reopened' }
  | { type: 'bank.reopened' }
  | { type: 'day.reopened' }
  | { type: 'review.reopened' };

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * anything else when there was no answer.
 */
export interface AutoPayEnrollPorts
  extends AttemptPorts,
    CardDataPorts,
    BankPorts,
    Pick<PaymentPorts, 'loadOptions' | 'findPayment'> {
  /** What it is turned on for: everything that is asked for is of that one's bill. */
  readonly scope: AutoPayScope;
  /** @param payNow what is paid in the same pass; zero where somebody enrolls only */
  loadOffer(payNow: Money): Promise<EnrolmentOffer>;
  loadFirstDebit(chosen: ChosenDebit): Promise<FirstDebit>;
  /** Resolves whenever the server answered with an outcome of the enrolment or of its payment, refusals included. */
  enroll(request: EnrolmentRequest, key: string): Promise<EnrolmentAnswer>;
}

export interface AutoPayEnrollLinks extends FlowLinks, TermsLinks {
  /** Where saved methods are deleted, to make room for another. */
  readonly paymentMethods: string | null;
  /** Where scheduled payments can be changed; `null` where they cannot be. */
  readonly scheduledPayments: string | null;
  /** The receipt of a payment. */
  readonly payment: (paymentId: string) => string;
}

export interface AutoPayEnrollFlowProps extends FlowProps, FlowAddressProps<EnrollAddress> {
  readonly ports: AutoPayEnrollPorts;
  readonly links: AutoPayEnrollLinks;
}
