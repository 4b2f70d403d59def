import type {
  BillingSummary,
  BusinessDate,
  CustomerBill,
  KeptAmount,
  MethodOption,
  Transaction,
} from '@linework/domain';
import type { KeptPaymentNoticeProps } from './KeptPaymentNotice.tsx';

/** A part of the page: on its way, failed on its own, or there. */
export type Loadable<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** Where the page leads. */
export interface BillingHomeLinks {
  readonly pay: string;
  readonly payPastDue: string;
  /** Where the result of a payment is shown. */
  readonly payment: (paymentId: string) => string;
  /** The provider's store locator, for those who cannot pay online. */
  readonly stores: string;
}

/** A payment that was begun and left: what it is, where it goes on, and how it is thrown away. */
export type KeptPaymentOffer = Omit<KeptPaymentNoticeProps, 'today'> & KeptAmount;

export interface BillingHomeProps {
  readonly summary: Loadable<BillingSummary>;
  /** The day on which service is turned off, where it was asked for (spec section 4); else `null`. */
  readonly softDisconnectDate?: BusinessDate | null;
  readonly methods: Loadable<readonly MethodOption[]>;
  /** Newest first. */
  readonly bills: Loadable<readonly CustomerBill[]>;
  /** Newest first. */
  readonly activity: Loadable<readonly Transaction[]>;
  readonly links: BillingHomeLinks;
  /** The customer has read how a payment ended: it is told on none of their devices any more. */
  readonly onDismissNews: (paymentId: string) => void;
  /** A payment that was begun and left; `null` without one. */
  readonly kept?: KeptPaymentOffer | null;
  /** The customer is about to pay: what that needs may be fetched. */
  readonly onPayIntent?: () => void;
}
