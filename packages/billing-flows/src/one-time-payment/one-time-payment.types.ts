import type {
  AmountChoice,
  BusinessDate,
  KeptForm,
  Money,
  Payment,
  PaymentMethodType,
  PaymentOptions,
  PaymentPreview,
  SincePosted,
} from '@linework/domain';
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
import type { PaymentLinks } from '@linework/parts/payment';

/** The steps as the customer counts them: four, and `bank` as a fifth where banks can be connected. */
export const steps = ['amount', 'method', 'bank', 'date', 'review'] as const;
export type Step = (typeof steps)[number];

/** Where the flow is, for the address bar: a step, or the result that no Back undoes. */
export type Place = PlaceIn<Step>;

/** What an address says about the payment that it opens. */
export interface PaymentAddress {
  readonly step?: Place | undefined;
  /** The figure that a button named. */
  readonly amount?: AmountChoice | undefined;
  /** The id of a saved method that is to pay it. */
  readonly method?: string | undefined;
  /** The id of a payment whose result is to be shown. */
  readonly payment?: string | undefined;
  /** The customer came to schedule. */
  readonly when?: 'later' | undefined;
}

/** How a customer comes to the flow. */
export type WayIn =
  /** To what became of a payment, by its address. */
  | { readonly kind: 'result'; readonly paymentId: string }
  /** Back to a step: a reload, the browser's Back, the way back from the bank or from signing in again. */
  | { readonly kind: 'resume'; readonly choice: AmountChoice | null }
  /** By a button with a figure, which wins over whatever was kept. */
  | { readonly kind: 'figure'; readonly choice: AmountChoice; readonly methodId: string | null }
  /** With nothing said. */
  | { readonly kind: 'open' };

/** What outlives a reload: never a token, a number or a code of a card. */
export interface PaymentDraft extends KeptForm {
  readonly step: Step;
  readonly savedMethodId: string | null;
  /** What kind of new method had been given: it is not kept itself. */
  readonly notKept: PaymentMethodType | null;
  readonly date: BusinessDate | null;
  readonly attempt: Attempt | null;
  /** Another day than today was wanted, whether or not one was chosen yet. */
  readonly prefersLater: boolean;
}

/** What the flow knows: codes and values, never words. */
export interface OneTimePaymentContext {
  readonly options: PaymentOptions | null;
  readonly amount: {
    readonly choice: AmountChoice;
    readonly money: Money | null;
    readonly overpaymentConfirmed: boolean;
  };
  readonly method: MethodChoice | null;
  /** What kind of new method had been given in the form that was found; `null` where none had. */
  readonly notKept: PaymentMethodType | null;
  readonly date: BusinessDate | null;
  readonly preview: PaymentPreview | null;
  readonly attempt: Attempt | null;
  readonly result: PaymentResult | null;
  /** Paying was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
  /** The form was found as it was left, and nothing had been submitted. */
  readonly resumed: boolean;
  /** The form had been sent, and its payment did not go through: what stops the customer before sending is no failed payment. */
  readonly hasFailed: boolean;
  /** A form that was kept and may be gone on with. */
  readonly offered: PaymentDraft | null;
  /** How the customer came; once the flow has begun, a fresh look at the figures leaves them where they are. */
  readonly way: WayIn;
  /** The customer came to schedule: whoever starts over still does. */
  readonly cameForLater: boolean;
  /** The day is asked for with another than today chosen, where one may be: they came to schedule, or the form that they go on with was for that. */
  readonly prefersLater: boolean;
}

/** What a customer can do in the flow. */
export type OneTimePaymentEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'draft.continued' }
  /** With an empty form, whatever was kept. */
  | { type: 'flow.restarted' }
  | { type: 'amount.submitted'; choice: AmountChoice; money: Money }
  | { type: 'overpayment.confirmed' }
  | { type: 'overpayment.refused' }
  | { type: 'date.submitted'; date: BusinessDate }
  | { type: 'payment.submitted' }
  | { type: 'payment.retried' }
  | { type: 'openPayment.requested' }
  | { type: 'step.back' }
  | { type: 'amount.reopened' }
  | { type: 'method.reopened' }
  | { type: 'bank.reopened' }
  | { type: 'date.reopened' }
  | { type: 'review.reopened' };

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why,
 * with anything else when there was no answer.
 */
export interface OneTimePaymentPorts extends PaymentPorts, AttemptPorts, CardDataPorts, BankPorts {
  /** The payment of an id that an address names; `null` when the account has none such. */
  findNamedPayment(paymentId: string): Promise<Payment | null>;
  /** What the account came to right after a payment posted, and what of it was given back since. */
  loadSincePosted(paymentId: string): Promise<SincePosted>;
}

/** `paymentMethods`: where saved methods are managed. */
export type OneTimePaymentLinks = FlowLinks & PaymentLinks & { readonly paymentMethods: string | null };

export interface OneTimePaymentFlowProps extends FlowProps, FlowAddressProps<PaymentAddress> {
  readonly ports: OneTimePaymentPorts;
  readonly links: OneTimePaymentLinks;
}
