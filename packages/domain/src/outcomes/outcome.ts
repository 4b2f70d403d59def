/** What a failure, a wait or a result means for the customer's money; the sentence is derived from it, never typed. */
export const moneyStates = ['notTaken', 'held', 'taken', 'checking', 'notApplicable'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** How an outcome is shown; as a stand-in where what would have been shown did not load. */
export type PageKind = 'page' | 'card' | 'inline' | 'modal' | 'standIn';

/** The family of its page: which drawing, which colour. */
export type OutcomeFamily = 'success' | 'pending' | 'checking' | 'failure' | 'information';

/** What a customer can do next; each is a copy key `actions.<name>` and an event or a link for whoever shows it. */
export type NextAction =
  | 'dismiss'
  | 'backToBilling'
  | 'print'
  | 'tryAgain'
  | 'useAnotherMethod'
  | 'checkSecurityCode'
  | 'reviewAmount'
  | 'changeAmount'
  | 'changeDate'
  | 'enterNumbers'
  | 'seePayment'
  | 'signIn'
  | 'goHome'
  | 'goToBilling'
  | 'reload'
  | 'findStore'
  | 'contactSupport'
  | 'askAnAdmin'
  | 'turnOnAutoPay'
  | 'openEnterprise'
  | 'openSettings'
  | 'manageAutoPay'
  | 'chooseForAutoPay'
  | 'manageScheduled'
  | 'viewScheduled'
  | 'scheduleAnother'
  | 'makePayment';

/** One thing that can go wrong, or end well. Title and text are the copy keys `outcomes:<code>.title` and `.text`. */
export interface Outcome {
  readonly family: OutcomeFamily;
  readonly kind: PageKind;
  /** How it is shown elsewhere, where that is another way. */
  readonly alsoAs?: PageKind;
  readonly httpStatus: number;
  readonly moneyState: MoneyState;
  /** Told where there is no session that the server takes: not yet, or not any more. */
  readonly withoutSession?: true;
  /** Whether the same person may try again, and whether that needs a new idempotency key. */
  readonly retry: 'no' | 'sameKey' | 'newKey';
  readonly nextActions: readonly NextAction[];
  readonly logLevel: 'info' | 'warn' | 'error';
}

/** On the wire maintenance is told by this system error code beside the outcome's own (spec section 4). */
export const inMaintenance = 'IN_MAINTENANCE';

/** System error codes that begin so are about the personal security code, `LW-AUT-080` (spec section 8). */
const personalSecurityCodePrefix = 'NETPSC';

/** Whether a system error code is one of the personal security code's. */
export const isPersonalSecurityCodeError = (systemErrorCode: string): boolean =>
  systemErrorCode.startsWith(personalSecurityCodePrefix);
