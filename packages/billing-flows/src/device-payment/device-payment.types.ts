import type { AmountChoice, Money, Payment, PaymentOptions } from '@linework/domain';
import type { FlowAddressProps, FlowProps } from '@linework/parts/flow';
import type {
  Attempt,
  AttemptPorts,
  CardDataPorts,
  MethodChoice,
  MethodEvent,
  PaymentPorts,
  PaymentResult,
  PlaceIn,
} from '@linework/parts/flow/chart';
import type { PaymentLinks } from '@linework/parts/payment';

/** The steps as the customer counts them: a device is paid today, so that there is no day to choose. */
export const steps = ['amount', 'method', 'review'] as const;
export type Step = (typeof steps)[number];

/** What an address of the flow says. */
export interface DevicePaymentAddress {
  readonly step?: PlaceIn<Step> | undefined;
  /** The id of a payment whose result is to be shown. */
  readonly payment?: string | undefined;
}

/** What outlives a reload: which key was sent. Never a token, a number or a code of a card. */
export interface DevicePaymentDraft {
  readonly deviceId: string;
  readonly attempt: Attempt | null;
}

/** What is known when the flow begins. */
export interface DevicePaymentStart {
  readonly options: PaymentOptions;
  /** What became of a payment that the address names, or that was sent and never answered. */
  readonly result: PaymentResult | null;
}

/** What the flow knows: codes and values, never words. */
export interface DevicePaymentContext {
  /** Of the device alone, or of the mobile bill. */
  readonly options: PaymentOptions | null;
  readonly amount: { readonly choice: AmountChoice; readonly money: Money | null };
  readonly method: MethodChoice | null;
  readonly attempt: Attempt | null;
  readonly result: PaymentResult | null;
  /** Paying was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
  /** The payment that the address named when the flow was opened. */
  readonly paymentId: string | null;
}

/** What a customer can do in the flow. */
export type DevicePaymentEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'amount.submitted'; choice: AmountChoice; money: Money }
  | { type: 'payment.submitted' }
  | { type: 'payment.retried' }
  | { type: 'openPayment.requested' }
  | { type: 'step.back' }
  | { type: 'amount.reopened' }
  | { type: 'method.reopened' }
  | { type: 'review.reopened' };

/** The outside world, provided by the portal: that of every flow that pays, asked about one device or the mobile bill. */
export interface DevicePaymentPorts extends Omit<PaymentPorts, 'loadPreview'>, AttemptPorts, CardDataPorts {
  /** What is paid, where the figures cannot say it. */
  readonly pays: 'device' | 'mobileBill';
  /** The payment of an id that an address names; `null` when the account has none such. */
  findNamedPayment(paymentId: string): Promise<Payment | null>;
}

export interface DevicePaymentFlowProps extends FlowProps, FlowAddressProps<DevicePaymentAddress> {
  readonly ports: DevicePaymentPorts;
  readonly links: FlowProps['links'] &
    Pick<PaymentLinks, 'paymentTerms'> & {
      /** Where saved methods are managed. */
      readonly paymentMethods: string | null;
    };
}
