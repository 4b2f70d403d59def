import type {
  AccountInstant,
  BillingSummary,
  BusinessDate,
  KeptForm,
  ListedBill,
  MethodOption,
  MobileSummary,
  QuickAmount,
  StreamingSubscriptions,
  Transaction,
} from '@linework/domain';
import type { AmountDueLinks } from '@linework/parts/balance';
import type { Loadable } from '@linework/parts/loadable';

/** Where the page leads. */
export interface BillingHomeLinks extends AmountDueLinks {
  /** The provider's store locator, for those who cannot pay online. */
  readonly stores: string;
  /** A bill's statement, by the bill's id; without one the newest, with the list of all. */
  readonly statements: (billId?: string) => string;
  /** The page of everything that pays, saved methods among it. */
  readonly howYouPay: string;
  /** Everything that happened. */
  readonly activity: string;
  /** What was charged and paid for mobile service. */
  readonly mobileActivity: string;
  /** What was ordered for it. */
  readonly orders: string;
  /** One line of it, with its receipt. */
  readonly transaction: (id: string) => string;
  /** Where a flow starts, by its id; `null` where there is none, or none yet. */
  readonly toFlow: (flow: string, query?: Readonly<Record<string, string>>) => string | null;
}

/** A payment that was begun and left: what it is, where it goes on, and how it is thrown away. */
export interface KeptPaymentOffer extends KeptForm {
  readonly href: string;
  readonly onDiscard: () => void;
}

/** Paying what is asked by one press: what opens over the page. */
export interface QuickPayOffer {
  /** Opens the confirmation. */
  readonly onOpen: (choice: QuickAmount['choice']) => void;
  /** The customer is about to open it: what it needs may be fetched. */
  readonly onIntent: () => void;
  /** What opens it had the focus, and is gone: nothing is left to pay. */
  readonly onFocusLost: () => void;
}

export interface BillingHomeProps {
  readonly summary: Loadable<BillingSummary>;
  /** The day on which service is turned off, where it was asked for (spec section 4); else `null`. */
  readonly softDisconnectDate?: BusinessDate | null;
  readonly methods: Loadable<readonly MethodOption[]>;
  /** Newest first. */
  readonly bills: Loadable<readonly ListedBill[]>;
  /** Newest first. */
  readonly activity: Loadable<readonly Transaction[]>;
  /** The mobile bill and what is left to pay of devices; asked where the summary says that there are any. */
  readonly mobile: Loadable<MobileSummary | null>;
  /** The streaming subscriptions; asked in the same way. */
  readonly streaming: Loadable<StreamingSubscriptions>;
  /** Nobody can pay a bill online for a while: until when that isn't asked again. `null` while they can. */
  readonly billPayUnavailableUntil?: AccountInstant | null;
  readonly links: BillingHomeLinks;
  /** The customer has read how a payment ended: it is told on none of their devices any more. */
  readonly onDismissNews: (paymentId: string) => void;
  /** A payment that was begun and left; `null` without one. */
  readonly kept?: KeptPaymentOffer | null;
  /** `null` for whoever may not pay. */
  readonly quickPay?: QuickPayOffer | null;
  /** Who reads, so that what they scheduled says "you". */
  readonly readerId?: string;
  /** The customer is about to pay: what that needs may be fetched. */
  readonly onPayIntent?: () => void;
}
