import type {
  AmountChoice,
  AskedScheduledChange,
  BusinessDate,
  Money,
  Payment,
  PaymentOptions,
  RequestedScheduledChange,
  ScheduledAnswer,
  ScheduledOverview,
  ScheduledWarning,
} from '@linework/domain';
import type { FlowAddressProps, FlowLinks, FlowProps } from '@linework/parts/flow';
import type { CardDataPorts, MethodChoice, MethodEvent, PlaceIn } from '@linework/parts/flow/chart';

/** What waits, one of them, what can be changed about it, and canceling it. */
export const steps = ['list', 'detail', 'amount', 'method', 'date', 'review', 'cancel'] as const;
export type Step = (typeof steps)[number];

/** What an address of the flow says, and its entry in the browser’s history. */
export interface ScheduledPaymentAddress {
  readonly step?: PlaceIn<Step> | undefined;
  /** The id of the payment that it is about. */
  readonly payment?: string | undefined;
  /** At a result, by the entry alone: it was changed. What could not be changed waits just the same. */
  readonly done?: 'changed' | undefined;
}

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * `NoConnection` when there was no way to it, with anything else when there was no answer.
 */
export interface ScheduledPaymentPorts extends CardDataPorts {
  loadScheduled(): Promise<readonly ScheduledOverview[]>;
  /** A payment as it is now, whether or not it still waits; `null` when the account has none of this id. */
  findPayment(paymentId: string): Promise<Payment | null>;
  /** What can be paid now: what a payment leaves that was canceled before. */
  loadOptions(): Promise<PaymentOptions>;
  /** What to warn of once it is changed; `null` where it waits no more. */
  loadWarnings(
    paymentId: string,
    change: Pick<RequestedScheduledChange, 'amount' | 'paymentDate' | 'methodId'>,
  ): Promise<readonly ScheduledWarning[] | null>;
  changePayment(asked: AskedScheduledChange, key: string): Promise<ScheduledAnswer>;
  cancelPayment(paymentId: string, key: string): Promise<ScheduledAnswer>;
  /** A new idempotency key (UUID). */
  newKey(): string;
}

/** What is known when the flow begins. */
export interface ScheduledPaymentStart {
  readonly address: ScheduledPaymentAddress;
  readonly waiting: readonly ScheduledOverview[];
  /** The payment that the address names, where it waits no more. */
  readonly ended: Payment | null;
  /** What can be paid now, where that payment was canceled; `null` too where it could not be looked up. */
  readonly optionsNow: PaymentOptions | null;
}

export interface ScheduledPaymentContext {
  readonly address: ScheduledPaymentAddress;
  /** `null` until they are loaded. */
  readonly waiting: readonly ScheduledOverview[] | null;
  readonly chosen: ScheduledOverview | null;
  /** What can be paid since a payment was canceled that the address names; `null` where it names none. */
  readonly optionsNow: PaymentOptions | null;
  /** What is to be changed; `null` stays as it is. */
  readonly amount: {
    readonly choice: AmountChoice;
    readonly money: Money;
    readonly overpaymentConfirmed: boolean;
  } | null;
  readonly method: MethodChoice | null;
  readonly date: BusinessDate | null;
  /** What to warn of once it is changed; `null` when it could not be looked up. */
  readonly warnings: readonly ScheduledWarning[] | null;
  readonly result: ScheduledAnswer | null;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
}

export type ScheduledPaymentEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'payment.chosen'; paymentId: string }
  | { type: 'amount.submitted'; choice: AmountChoice; money: Money }
  | { type: 'overpayment.confirmed' }
  | { type: 'overpayment.refused' }
  | { type: 'date.submitted'; date: BusinessDate }
  | { type: 'change.submitted' }
  | { type: 'change.retried' }
  | { type: 'cancellation.submitted' }
  | { type: 'cancellation.retried' }
  | { type: 'step.back' }
  | { type: `${Step}.reopened` };

/** `paymentMethods`: where saved methods are managed. */
export type ScheduledPaymentLinks = FlowLinks & { readonly paymentMethods: string | null };

export interface ScheduledPaymentFlowProps extends FlowProps, FlowAddressProps<ScheduledPaymentAddress> {
  readonly ports: ScheduledPaymentPorts;
  readonly links: ScheduledPaymentLinks;
}
