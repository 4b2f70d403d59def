import type {
  AmountChoice,
  KeyedPayment,
  NextAction,
  Payment,
  PaymentAnswer,
  PaymentOptions,
  PaymentPreview,
  RequestedPayment,
} from '@linework/domain';
import type { CardDataPort, CardDataToken, TokenisedMethod } from '@linework/parts/ports';
import type { ReactNode } from 'react';

/** The steps as the customer counts them: four, and `bank` as a fifth where banks can be connected. */
export const steps = ['amount', 'method', 'bank', 'date', 'review'] as const;
export type Step = (typeof steps)[number];

/** Where the flow is, for the address bar: a step, or the result that no Back undoes. */
export type Place = Step | 'result';

/** What an address says about the payment that it opens. */
export interface PaymentAddress {
  readonly step?: Place | undefined;
  /** The figure that a button named. */
  readonly amount?: AmountChoice | undefined;
  /** The id of a payment whose result is to be shown. */
  readonly payment?: string | undefined;
}

/** What pays: a saved method (a card with its verified code), or a new one, known by its token alone. */
export type MethodChoice =
  | { readonly kind: 'saved'; readonly methodId: string; readonly token: CardDataToken | null }
  | {
      readonly kind: 'new';
      readonly token: CardDataToken;
      readonly method: TokenisedMethod;
      /** Keep it for next time, once the payment succeeded. */
      readonly save: boolean;
    };

/** One attempt to pay: its idempotency key, and whether anything may have been sent with it. */
export interface Attempt {
  readonly key: string;
  readonly sent: boolean;
}

/** A bank account that the customer's own bank named. */
export interface ConnectedBank {
  readonly token: CardDataToken;
  readonly method: TokenisedMethod;
}

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why,
 * with anything else when there was no answer.
 */
export interface OneTimePaymentPorts {
  loadOptions(): Promise<PaymentOptions>;
  /** The duplicate shield and what Auto Pay will do. */
  loadPreview(payment: Pick<RequestedPayment, 'amount' | 'paymentDate'>): Promise<PaymentPreview>;
  /**
   * Sends the payment. Resolves whenever the server answered with an outcome of the payment, refusals (`userErrors`, a
   * problem document with an LW-PAY code) included. Rejects with a `PortProblem` for session, maintenance and system
   * codes, and with any other error when no answer came.
   */
  submitPayment(request: KeyedPayment): Promise<PaymentAnswer>;
  /** The payment that a key made; `null` when it made none. Asked while checking, every few seconds. */
  findPayment(key: string): Promise<Payment | null>;
  /** The payment of an id that an address names; `null` when the account has none such. */
  findNamedPayment(paymentId: string): Promise<Payment | null>;
  /** The draft's text as `saveDraft` got it; `null` without one. */
  loadDraft(): Promise<string | null>;
  /** Resolves once the text is stored. Its shape belongs to the flow; it never holds card data. */
  saveDraft(content: string): Promise<void>;
  discardDraft(): Promise<void>;
  /** Card and bank numbers in, token out. Called by forms, never by the machine. */
  sendCardData: CardDataPort;
  /**
   * Lets the customer sign in to their bank, whose page takes the place of this one: asked again once they are back, it
   * answers the account they chose. `null` when they came back without one; rejects with `LW-PAY-061` when it cannot be.
   */
  connectBank(): Promise<ConnectedBank | null>;
  /** The customer comes back from their bank: the flow goes straight on with what it says. */
  isBackFromBank(): boolean;
  /** A new idempotency key (UUID). */
  newKey(): string;
}

/** What the flow cannot do itself: the portal goes there. */
export type OutwardAction = Extract<
  NextAction,
  | 'dismiss'
  | 'backToBilling'
  | 'signIn'
  | 'goHome'
  | 'reload'
  | 'findStore'
  | 'contactSupport'
  | 'askAnAdmin'
  | 'openEnterprise'
  | 'openSettings'
  | 'manageAutoPay'
>;

/** Addresses that screens link to; configuration, never literals. `null` where there is none: then no link is shown. */
export interface OneTimePaymentLinks {
  readonly home: string;
  readonly paymentTerms: string;
  readonly scheduledPayments: string | null;
  readonly stores: string | null;
  readonly support: string | null;
}

export interface OneTimePaymentFlowProps {
  readonly ports: OneTimePaymentPorts;
  /** The provider's name for this portal, beside its mark. */
  readonly brandName: string;
  /** IANA name: instants are told in the account's billing time zone. */
  readonly timeZone: string;
  /** Who is paying, so that the duplicate shield can say "you". */
  readonly userId: string;
  readonly links: OneTimePaymentLinks;
  /** The portal's own, at the head of the flow where there is room: language, support. */
  readonly utilities?: ReactNode;
  /** Whose account this is, help and the way out, at every width: an `AccountMenu`. */
  readonly menu?: ReactNode;
  /** What the address says. When its step changes (Back, Forward), the flow goes there if it can. */
  readonly address?: PaymentAddress | undefined;
  /** The flow is somewhere else now: put it in the address. `replace` where Back should not return to what was there. */
  readonly onAddressChange?: (address: PaymentAddress, how: 'push' | 'replace') => void;
  /** Whether a payment is on its way to the server now: leaving does not stop it. */
  readonly onSubmittingChange?: (isSubmitting: boolean) => void;
  /** The document's title at this step, without the site's name. */
  readonly onTitleChange?: (title: string) => void;
  /** Leave the flow; the draft is kept. `replace` where Back should not return here. */
  readonly onLeave: (how: 'push' | 'replace') => void;
  /** Whether there is somewhere to go for it: what leads nowhere yet is not shown. All do unless told otherwise. */
  readonly offersAction?: (action: OutwardAction) => boolean;
  readonly onAction: (action: OutwardAction) => void;
}
