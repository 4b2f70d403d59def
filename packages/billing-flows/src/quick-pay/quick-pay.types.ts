import type {
  BusinessDate,
  Money,
  PaymentOptions,
  PaymentPreview,
  QuickAmount,
  QuickPayment,
} from '@linework/domain';
import type { FlowProps } from '@linework/parts/flow';
import type {
  Attempt,
  AttemptPorts,
  CardDataPorts,
  MethodChoice,
  PaymentPorts,
  PaymentResult,
  Stopped,
} from '@linework/parts/flow/chart';
import type { CardDataToken } from '@linework/parts/ports';

/** The outside world, provided by the portal: that of every flow that pays. */
export type QuickPayPorts = PaymentPorts & AttemptPorts & CardDataPorts;

/** What outlives a reload: which payment was sent under which key. Never a token. */
export interface QuickPayDraft {
  readonly methodId: string;
  readonly amount: Money;
  readonly date: BusinessDate;
  readonly attempt: Attempt | null;
}

/** What is known when it opens. */
export interface QuickPayStart {
  readonly options: PaymentOptions;
  /** What one press pays; `null` where it takes more than that, or nothing is to be paid. */
  readonly payment: QuickPayment | null;
  /** `null` where it could not be looked up. */
  readonly preview: PaymentPreview | null;
  /** The same payment was sent before, and nobody knows of it: it keeps its key. */
  readonly attempt: Attempt | null;
}

/** What it knows: codes and values, never words. */
export interface QuickPayContext {
  readonly options: PaymentOptions | null;
  readonly amount: { readonly choice: QuickAmount['choice']; readonly money: Money | null };
  readonly method: MethodChoice | null;
  readonly date: BusinessDate | null;
  readonly preview: PaymentPreview | null;
  readonly attempt: Attempt | null;
  readonly result: PaymentResult | null;
  /** Paying was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
}

export type QuickPayEvent =
  | { type: 'load.retried' }
  /** With the proof of a card's security code; a bank account needs none. */
  | { type: 'payment.submitted'; token: CardDataToken | null }
  /** The card-data endpoint refused for a reason that is not the security code. */
  | { type: 'cardData.refused'; result: Stopped }
  /** The figures are looked at again. */
  | { type: 'review.reopened' }
  | { type: 'payment.retried' };

export interface QuickPayLinks {
  /** Where cash is taken; `null` where that is nowhere. */
  readonly stores: string | null;
  readonly paymentTerms: string;
  /** The one-time payment, with the same figure. */
  readonly otherWay: (choice: QuickAmount['choice']) => string;
  /** The receipt of a payment, or what became of it. */
  readonly payment: (paymentId: string) => string;
}

export interface QuickPayProps extends Pick<FlowProps, 'brandName' | 'timeZone' | 'userId'> {
  readonly ports: QuickPayPorts;
  readonly links: QuickPayLinks;
  /** It is closed, and how it ended is on the page behind it. */
  readonly onClose: () => void;
  /** The session is over. */
  readonly onSignIn: () => void;
}
