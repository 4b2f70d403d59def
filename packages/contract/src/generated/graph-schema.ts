// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { AccountStandingName, BusinessDate, DelinquencyCode, OutcomeCode } from '@linework/domain';

export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A name of the domain's table of account standings, past-due-43. */
  AccountStandingName: { input: AccountStandingName; output: AccountStandingName; }
  /** 30, 43, 50 or 76. */
  DelinquencyCode: { input: DelinquencyCode; output: DelinquencyCode; }
  /** A calendar day in the account's billing time zone, YYYY-MM-DD. */
  BusinessDate: { input: BusinessDate; output: BusinessDate; }
  /** An instant, RFC 3339. */
  Instant: { input: string; output: string; }
  /** A public outcome code, LW-PAY-010. */
  OutcomeCode: { input: OutcomeCode; output: OutcomeCode; }
};

export type AutoPayStatus =
  | 'active';

export type AutoPayScope =
  | 'allServices'
  | 'mobile';

export type NextDebit = {
  readonly date: Scalars['BusinessDate']['output'];
  readonly estimatedAmount: Money;
  readonly changeBy: Scalars['BusinessDate']['output'];
};

export type AutoPayDiscount = {
  readonly amount: Money;
  readonly lostOnCancel: Scalars['Boolean']['output'];
};

export type Authorization = {
  readonly textVersion: Scalars['String']['output'];
  readonly language: Language;
  readonly acceptedAt: Scalars['Instant']['output'];
  readonly acceptedBy: Scalars['String']['output'];
};

export type AutoPayEnrolment = {
  readonly id: Scalars['ID']['output'];
  readonly status: AutoPayStatus;
  readonly scope: AutoPayScope;
  readonly paymentMethod: MethodReference;
  readonly debitDay: Scalars['Int']['output'];
  readonly nextDebit: NextDebit;
  readonly discount: Maybe<AutoPayDiscount>;
  readonly authorization: Authorization;
};

export type AutoPayTerms =
  | 'electronicPayment'
  | 'service';

export type AuthorizationEnd =
  | 'changed'
  | 'cancelled'
  | 'failed';

/** Why a debit day may not be chosen: a payment on it would be late. */
export type LateDebit = {
  readonly dueDate: Scalars['BusinessDate']['output'];
  /** Whole days after the due date. */
  readonly daysLate: Scalars['Int']['output'];
};

export type DebitDayChoice = {
  /** 1 to 31; in a shorter month it is the last day. */
  readonly day: Scalars['Int']['output'];
  readonly firstDebit: Scalars['BusinessDate']['output'];
  readonly late: Maybe<LateDebit>;
};

/** Why Auto Pay takes no bank account. */
export type CardsOnly =
  | 'mobileTakesCards'
  | 'massManagedTakesCards';

/** What keeps the account from turning Auto Pay on; without an outcome it stands already. */
export type AutoPayObstacle = {
  readonly why: Scalars['String']['output'];
  readonly outcome: Maybe<Scalars['OutcomeCode']['output']>;
};

/** A debit to come. The chosen day counts for lateness; from a bank the money leaves on a banking day. */
export type AutoPayDebit = {
  readonly date: Scalars['BusinessDate']['output'];
  readonly leavesOn: Scalars['BusinessDate']['output'];
  /** The last day on which a change reaches it, until the cut-off. */
  readonly changeBy: Scalars['BusinessDate']['output'];
  readonly amount: Money;
  readonly paymentMethod: MethodReference;
  readonly isToday: Scalars['Boolean']['output'];
  readonly isChangeable: Scalars['Boolean']['output'];
};

/** What Auto Pay is on for, by what and on which day of the month. */
export type AutoPayStanding = {
  readonly id: Scalars['ID']['output'];
  readonly scope: AutoPayScope;
  readonly paymentMethod: MethodReference;
  readonly debitDay: Scalars['Int']['output'];
  readonly authorization: Authorization;
};

/** The wording that is accepted today. */
export type AuthorizationText = {
  readonly textVersion: Scalars['String']['output'];
  readonly wording: LocalizedText;
};

/** What mobile Auto Pay debits, for the mobile bill, and the days it may have. */
export type MobileDebits = {
  readonly nextDebit: Maybe<AutoPayDebit>;
  readonly isLastDebit: Scalars['Boolean']['output'];
  readonly nextBillDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly debitDays: ReadonlyArray<DebitDayChoice>;
  readonly authorizationText: AuthorizationText;
  /** What is accepted where all services are changed with it. */
  readonly authorizationTextOfBoth: AuthorizationText;
};

/**
 * Auto Pay as it is managed: for all services, and for mobile service by an enrolment of its own. What is told of debits is of
 * the one that was asked about, which is debited for its own bill.
 */
export type AutoPayOverview = {
  readonly allServices: Maybe<AutoPayStanding>;
  readonly mobile: Maybe<AutoPayStanding>;
  readonly nextDebit: Maybe<AutoPayDebit>;
  /** Whether that debit is still made by an enrolment that has ended too late for it. */
  readonly isLastDebit: Scalars['Boolean']['output'];
  /** The day of the bill that the debits to come begin with where nothing is owed. Null where Auto Pay takes no more bills. */
  readonly nextBillDate: Maybe<Scalars['BusinessDate']['output']>;
  /** Null where mobile Auto Pay is not on. */
  readonly ofMobile: Maybe<MobileDebits>;
  /** Mobile service requires an Auto Pay that is not on. */
  readonly mobileIsMissing: Scalars['Boolean']['output'];
  /** A month, for as long as it is on; told before that too. */
  readonly discount: Maybe<Money>;
  readonly obstacle: Maybe<AutoPayObstacle>;
  readonly cardsOnly: Maybe<CardsOnly>;
  readonly debitDays: ReadonlyArray<DebitDayChoice>;
  readonly defaultDebitDay: Maybe<Scalars['Int']['output']>;
  readonly authorizationText: AuthorizationText;
};

/** How what is owed is paid by a day: owed + ahead = onTheirWay + scheduled + debit. */
export type DebitSum = {
  readonly owed: Money;
  readonly onTheirWay: Money;
  readonly scheduled: Money;
  readonly debit: Money;
  readonly ahead: Money;
  /** Payments that leave after the day, and pay ahead what Auto Pay has taken by then. */
  readonly scheduledLater: ReadonlyArray<Payment>;
};

/** The first debit of an enrolment made now. */
export type FirstDebit = {
  readonly date: Scalars['BusinessDate']['output'];
  readonly leavesOn: Scalars['BusinessDate']['output'];
  readonly changeBy: Scalars['BusinessDate']['output'];
  readonly isToday: Scalars['Boolean']['output'];
  readonly isChangeable: Scalars['Boolean']['output'];
  readonly sum: DebitSum;
};

export type LostDiscount = {
  readonly month: Money;
  readonly year: Money;
};

/** What cancelling Auto Pay comes to, for all services or for mobile service, told before it is done. */
export type AutoPayCancelPreview = {
  readonly discountLost: Maybe<LostDiscount>;
  /** The debit that it is too late to stop. */
  readonly stillMade: Maybe<NextDebit>;
  /** What is left to pay by hand. */
  readonly toPay: Money;
  readonly dueDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly scheduledStay: ReadonlyArray<Payment>;
  readonly scopesStay: ReadonlyArray<AutoPayScope>;
  readonly mobileIsMissing: Scalars['Boolean']['output'];
};

export type EndedAuthorization = {
  readonly at: Scalars['Instant']['output'];
  readonly by: Scalars['String']['output'];
  readonly why: AuthorizationEnd;
};

/** What somebody authorized once, in the words that were shown. */
export type GivenAuthorization = {
  readonly id: Scalars['ID']['output'];
  readonly scope: AutoPayScope;
  readonly paymentMethod: MethodReference;
  readonly debitDay: Scalars['Int']['output'];
  readonly terms: ReadonlyArray<AutoPayTerms>;
  readonly textVersion: Scalars['String']['output'];
  readonly language: Language;
  readonly wording: Maybe<Scalars['String']['output']>;
  readonly acceptedAt: Scalars['Instant']['output'];
  readonly acceptedBy: Scalars['String']['output'];
  readonly ended: Maybe<EndedAuthorization>;
};

/** A saved method as it was shown to whoever authorizes its debits. */
export type SeenMethodInput = {
  readonly methodId: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type EnrollAutoPayInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly scope: AutoPayScope;
  /** A saved method. Null when a new one is used by its token, which is saved with it. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The card-data endpoint's single-use token: of a new method, or of a saved card's verified security code. Without it a saved
   * card is refused, LW-PAY-046; with one that is another card's, spent or expired, LW-PAY-013.
   */
  readonly cardDataToken?: InputMaybe<Scalars['String']['input']>;
  readonly debitDay: Scalars['Int']['input'];
  readonly acceptedTerms: ReadonlyArray<AutoPayTerms>;
  /** The wording that was shown. */
  readonly textVersion: Scalars['String']['input'];
  readonly language: Language;
  /** The saved methods as they were shown: where one that is to be debited is another by now, nothing is done, LW-APY-045. */
  readonly seenMethods?: InputMaybe<ReadonlyArray<SeenMethodInput>>;
};

export type PayAndEnrollInput = {
  /** The account of both. */
  readonly accountId: Scalars['ID']['input'];
  readonly payment: MakePaymentInput;
  /**
   * Without a method and a token, or with the payment's, it debits what pays, and a new one is saved. Another saved card is
   * proven by a token of its own.
   */
  readonly enrolment: EnrollAutoPayInput;
};

export type ChangeAutoPayInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly scopes: ReadonlyArray<AutoPayScope>;
  /** Without a method and a token, the one of now. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a new method, or of the verified security code of a saved card that is not debited already: as when Auto Pay is turned on. */
  readonly cardDataToken?: InputMaybe<Scalars['String']['input']>;
  /** Null for the day of now. */
  readonly debitDay?: InputMaybe<Scalars['Int']['input']>;
  readonly acceptedTerms: ReadonlyArray<AutoPayTerms>;
  readonly textVersion: Scalars['String']['input'];
  readonly language: Language;
  /** The enrolments that it was decided on, by their ids: where they are others by now nothing is changed, LW-APY-044. */
  readonly seen?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The saved methods as they were shown: where one that is to be debited is another by now, nothing is done, LW-APY-045. */
  readonly seenMethods?: InputMaybe<ReadonlyArray<SeenMethodInput>>;
};

export type AutoPayEnding =
  | 'enrolled'
  /** The payment was made, the enrolment was not. */
  | 'paidOnly'
  /** The payment was refused: nothing is on. */
  | 'notPaid'
  /** Nobody knows whether the payment was taken: nothing is on. */
  | 'checking'
  | 'changed'
  | 'cancelled'
  /** What was asked for may not be: nothing was changed. */
  | 'refused'
  /** Our side did not finish: it stands as before. */
  | 'failed'
  /** The old method was given up, the new one was not taken: it is off. */
  | 'lost';

export type AutoPayPayload = {
  readonly ending: AutoPayEnding;
  /** Null where it was done; otherwise LW-APY-020, -021, -022, -030, -040, -041, -042, -043, -044, -045, -047, LW-PAY-… */
  readonly outcome: Maybe<Scalars['OutcomeCode']['output']>;
  /** What support finds this answer by. */
  readonly reference: Scalars['String']['output'];
  /** The payment of the same pass. */
  readonly payment: Maybe<Payment>;
  /** Fresh figures where that payment was refused. */
  readonly paymentOptions: Maybe<PaymentOptions>;
  /** How it stands now. */
  readonly overview: AutoPayOverview;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type RestorePosition =
  | 'passed'
  | 'current'
  | 'upcoming';

/** How the amount due adds up: pastDue + newCharges - pending - credit. */
export type Balance = {
  readonly pastDue: Money;
  readonly newCharges: Money;
  readonly pending: Money;
  readonly credit: Money;
  readonly amountDue: Money;
  readonly creditBalance: Money;
  readonly pastDueNet: Money;
  readonly oldestUnpaidDueDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly nextDueDate: Maybe<Scalars['BusinessDate']['output']>;
};

export type AccountStanding = {
  readonly name: Scalars['AccountStandingName']['output'];
  readonly daysPastDue: Scalars['Int']['output'];
};

export type RestoreStep = {
  readonly code: Scalars['DelinquencyCode']['output'];
  readonly date: Scalars['BusinessDate']['output'];
  readonly clearedBy: Money;
  readonly position: RestorePosition;
};

export type OpenChargeKind =
  | 'bill'
  | 'return'
  | 'refund'
  | 'charge';

/** What is left to pay of one charge. */
export type OpenCharge = {
  readonly id: Scalars['ID']['output'];
  readonly kind: OpenChargeKind;
  readonly date: Scalars['BusinessDate']['output'];
  readonly dueDate: Scalars['BusinessDate']['output'];
  readonly remaining: Money;
  readonly paid: Money;
  /** Of a payment that came back, the bills that it leaves owed again. */
  readonly owedAgain: ReadonlyArray<OwedAgain>;
};

/** What of a bill is owed again since its payment came back. */
export type OwedAgain = {
  readonly billDate: Scalars['BusinessDate']['output'];
  readonly amount: Money;
};

/** A payment that leaves by itself; madeBy is null where Auto Pay takes it. */
export type SetPayment = {
  readonly date: Scalars['BusinessDate']['output'];
  readonly amount: Money;
  readonly paymentMethod: MethodReference;
  readonly madeBy: Maybe<Person>;
};

/** What pays the bill by itself in time, and what is left. */
export type SetToPay = {
  readonly payments: ReadonlyArray<SetPayment>;
  readonly left: Money;
};

export type Paperless = {
  readonly enrolled: Scalars['Boolean']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
};

export type BillingSummary = {
  readonly today: Scalars['BusinessDate']['output'];
  /** Tomorrow, once its cutoff is reached: what is scheduled for it can be changed no more. */
  readonly refusedTomorrow: Maybe<Scalars['BusinessDate']['output']>;
  readonly balance: Balance;
  readonly openCharges: ReadonlyArray<OpenCharge>;
  readonly standing: AccountStanding;
  readonly news: AccountNews;
  readonly restoreLadder: ReadonlyArray<RestoreStep>;
  readonly autoPay: Maybe<AutoPaySummary>;
  readonly discountEligible: Scalars['Boolean']['output'];
  readonly paperless: Paperless;
  readonly scheduledPayments: ReadonlyArray<Payment>;
  /** How many of them are charged although nothing is due for them, and become a credit. */
  readonly scheduledForCredit: Scalars['Int']['output'];
  readonly setToPay: Maybe<SetToPay>;
  /** Null where none will be made: the account is not active. */
  readonly nextBillDate: Maybe<Scalars['BusinessDate']['output']>;
  /** The newest payment that went through. */
  readonly lastPaid: Maybe<Payment>;
  readonly lastFailed: Maybe<Payment>;
  readonly paymentsOnTheirWay: ReadonlyArray<Payment>;
  readonly openPayment: Maybe<Payment>;
  readonly restriction: Maybe<OnlineRestriction>;
  readonly softDisconnectDate: Maybe<Scalars['BusinessDate']['output']>;
  /** Null without mobile service. */
  readonly mobile: Maybe<MobileStanding>;
  /** Mobile service requires an Auto Pay that is not on. */
  readonly isMissingAutoPay: Scalars['Boolean']['output'];
  /** How many streaming subscriptions there are to be asked for. */
  readonly subscriptionCount: Scalars['Int']['output'];
};

export type AutoPaySummary = {
  readonly nextDebit: NextDebit;
  /** The day on which it takes the bill that comes next. Null where it takes none. */
  readonly nextBillDebit: Maybe<Scalars['BusinessDate']['output']>;
  readonly discount: Maybe<Money>;
};

export type BillLineKind =
  | 'rate'
  | 'proration'
  | 'promotionEnded'
  | 'oneOff'
  | 'tax'
  | 'discount';

export type BillLine = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BillLineKind;
  readonly description: LocalizedText;
  readonly amount: Money;
};

/** TMF678 CustomerBill. */
export type CustomerBill = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BillKind;
  readonly billDate: Scalars['BusinessDate']['output'];
  readonly dueDate: Scalars['BusinessDate']['output'];
  readonly serviceFrom: Scalars['BusinessDate']['output'];
  readonly serviceTo: Scalars['BusinessDate']['output'];
  readonly amount: Money;
  readonly lines: ReadonlyArray<BillLine>;
};

export type CustomerBillConnection = {
  readonly nodes: ReadonlyArray<CustomerBill>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** Work in progress of one user on one account; never holds card data, ends after 24 h and at sign-out. */
export type Draft = {
  readonly flow: Scalars['String']['output'];
  /** JSON text whose shape belongs to the flow. */
  readonly content: Scalars['String']['output'];
  readonly updatedAt: Scalars['Instant']['output'];
};

export type DraftPayload = {
  readonly draft: Maybe<Draft>;
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What somebody may do without; whatever else is told cannot be switched off. */
export type OptionalMessage =
  | 'paymentMade'
  | 'paymentScheduled'
  | 'paymentChanged'
  | 'paymentCancelled'
  | 'cardExpiring'
  | 'methodAdded'
  | 'methodRemoved';

export type MessageSetting = {
  readonly kind: OptionalMessage;
  readonly isOn: Scalars['Boolean']['output'];
};

/** What whoever asks is told of an account, and where to. */
export type MessageSettings = {
  readonly address: Scalars['String']['output'];
  readonly settings: ReadonlyArray<MessageSetting>;
};

export type ChangeMessageSettingInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly kind: OptionalMessage;
  readonly isOn: Scalars['Boolean']['input'];
};

export type ShipmentState =
  | 'ordered'
  | 'preparing'
  | 'shipped'
  | 'outForDelivery'
  | 'delivered'
  | 'delayed'
  | 'returned'
  | 'cancelled';

export type ListedOrder = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly orderedOn: Scalars['BusinessDate']['output'];
  readonly state: ShipmentState;
  /** The last day on which something of it is to arrive. */
  readonly expectedOn: Maybe<Scalars['BusinessDate']['output']>;
  readonly firstItem: Scalars['String']['output'];
  /** How many things were ordered besides the first. */
  readonly moreItems: Scalars['Int']['output'];
  readonly total: Money;
  /** What of its payment was given back; null where nothing was. */
  readonly refunded: Maybe<Money>;
};

export type MobileOrders = {
  /** The newest first. */
  readonly orders: ReadonlyArray<ListedOrder>;
};

export type OrderShipment = {
  readonly id: Scalars['ID']['output'];
  readonly state: ShipmentState;
  /** The day on which it came to stand so. */
  readonly since: Scalars['BusinessDate']['output'];
  readonly expectedOn: Maybe<Scalars['BusinessDate']['output']>;
  readonly carrier: Maybe<Scalars['String']['output']>;
  readonly trackingNumber: Maybe<Scalars['String']['output']>;
  /** Where the carrier shows it; null where that is not known. */
  readonly trackingAddress: Maybe<Scalars['String']['output']>;
};

export type OrderItem = {
  readonly id: Scalars['ID']['output'];
  /** What it comes in; null until that is known. */
  readonly shipmentId: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** Of all of them, before taxes. */
  readonly amount: Money;
};

export type OrderTax = {
  readonly id: Scalars['ID']['output'];
  readonly name: LocalizedText;
  readonly amount: Money;
};

export type OrderPayment = {
  readonly method: MethodReference;
  readonly amount: Money;
  /** What of it was given back since, the first at the top. */
  readonly refunds: ReadonlyArray<Refund>;
};

export type MobileOrder = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly orderedOn: Scalars['BusinessDate']['output'];
  readonly state: ShipmentState;
  readonly shipments: ReadonlyArray<OrderShipment>;
  readonly items: ReadonlyArray<OrderItem>;
  readonly taxes: ReadonlyArray<OrderTax>;
  readonly subTotal: Money;
  readonly taxTotal: Money;
  readonly total: Money;
  readonly payment: OrderPayment;
};

export type MobileStandingName =
  | 'inactive'
  | 'temporarilyDisconnected'
  | 'hotlined'
  | 'pastDue'
  | 'active';

/** How mobile service stands. It is billed apart: its past due amount is no part of the account's balance. */
export type MobileStanding = {
  readonly name: MobileStandingName;
  readonly pastDue: Money;
  /** A payment of the mobile bill that is not confirmed yet. */
  readonly confirming: Maybe<Money>;
  /** What was past due is paid, and service is not back yet. */
  readonly isRestoring: Scalars['Boolean']['output'];
  /** How many devices there are to be asked for. */
  readonly deviceCount: Scalars['Int']['output'];
};

export type MobileDevice = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The last four digits of its line. */
  readonly lineLastFour: Scalars['String']['output'];
  /** What is left to pay of it. */
  readonly balance: Money;
  readonly monthlyAmount: Money;
  readonly installmentsLeft: Scalars['Int']['output'];
  /** The day of the next of them, where its biller said so. */
  readonly nextInstallment: Maybe<Scalars['BusinessDate']['output']>;
};

/** A device, and what of it may be paid already. */
export type ShownDevice = {
  readonly device: MobileDevice;
  /** A payment of it that is not confirmed yet: until it is, no other of it can be made. */
  readonly confirming: Maybe<Money>;
};

export type DeviceObstacle =
  | 'mobileBillFirst'
  | 'inactive'
  | 'noCards'
  | 'confirmingPayment';

export type MobileBillObstacle =
  | 'noCards'
  | 'confirmingPayment';

export type MobileBill = {
  /** What it is paid under, as a device is under its own. */
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly dueDate: Scalars['BusinessDate']['output'];
  /** A payment of it that is not confirmed yet. */
  readonly confirming: Maybe<Money>;
  /** Why it cannot be paid here; null where it can, if anything is left of it. */
  readonly obstacle: Maybe<MobileBillObstacle>;
};

/** Mobile service and its bill, which is separate: nothing of it is in the account's amount due. */
export type MobileSummary = {
  readonly standing: MobileStanding;
  /** The mobile bill, what is past due included; null where its biller has not said. */
  readonly bill: Maybe<MobileBill>;
  /** What pays it by itself; null without mobile Auto Pay. */
  readonly autoPayMethod: Maybe<MethodReference>;
  /** The day on which Auto Pay takes what is owed on the bill; null where it takes nothing of it, or its card works no more by then. */
  readonly autoPayDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly devices: MobileDevices;
};

export type MobileDevices = {
  /** What is left to pay of all of them. */
  readonly balance: Money;
  /** The largest balance first. */
  readonly devices: ReadonlyArray<ShownDevice>;
  /** Why none of them can be paid here; null where they can. */
  readonly obstacle: Maybe<DeviceObstacle>;
};

/** Why nobody saw a payment fail. */
export type UnseenFailure =
  | 'checked'
  | 'scheduled'
  | 'autoPay';

/** An instant, and the zone in which the customer reads it. */
export type AccountInstant = {
  readonly at: Scalars['Instant']['output'];
  readonly timeZone: Scalars['String']['output'];
};

/** A payment that failed, and whoever made it has not been told on the spot. */
export type FailedPayment = {
  readonly payment: Payment;
  readonly how: UnseenFailure;
};

export type ReturnedPayment = {
  readonly payment: Payment;
  readonly date: Scalars['BusinessDate']['output'];
};

/** What happened last, as long as nothing later makes it untrue or moot. */
export type AccountNews = {
  readonly restoring: Maybe<AccountInstant>;
  readonly callToRestore: Scalars['Boolean']['output'];
  readonly checkingUntil: Maybe<AccountInstant>;
  readonly withSupport: ReadonlyArray<Payment>;
  readonly failed: ReadonlyArray<FailedPayment>;
  readonly returned: ReadonlyArray<ReturnedPayment>;
  /** Payments that nobody knew of for a while, and that went through. */
  readonly confirmed: ReadonlyArray<Payment>;
};

export type DismissNewsPayload = {
  /** What is still told to this user. */
  readonly news: AccountNews;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type PaperlessChange =
  | 'enrolled'
  | 'addressChanged'
  | 'left';

export type PostalAddress = {
  readonly addressLine1: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly zip: Scalars['String']['output'];
};

export type PaperlessRecord = {
  readonly change: PaperlessChange;
  readonly at: Scalars['Instant']['output'];
  readonly by: Person;
};

/** What a person is told about paperless billing on an account. */
export type PaperlessOverview = {
  readonly enrolled: Scalars['Boolean']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly mayManage: Scalars['Boolean']['output'];
  /** The person's own address, to begin with where none is enrolled; null for who helps a customer. */
  readonly addressOnFile: Maybe<Scalars['String']['output']>;
  readonly mailingAddress: PostalAddress;
  /** The first bill that a change made now is in time for; null where no more come. */
  readonly nextBillDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly lastChange: Maybe<PaperlessRecord>;
};

export type PaperlessStandingInput = {
  readonly enrolled: Scalars['Boolean']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

export type ChangePaperlessInput = {
  readonly accountId: Scalars['ID']['input'];
  /** Where to write that a bill is ready; null for bills on paper. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** How it stood when the customer was asked. */
  readonly expected: PaperlessStandingInput;
};

export type ChangePaperlessPayload = {
  /** LW-PPL-001, -002, -003; -012 and -013 are in userErrors too. */
  readonly outcome: Scalars['OutcomeCode']['output'];
  /** How it stands now. */
  readonly paperless: PaperlessOverview;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type MoneyState =
  | 'notTaken'
  | 'held'
  | 'taken'
  | 'checking'
  | 'notApplicable';

export type PaymentStatus =
  | 'scheduled'
  | 'running'
  | 'unknown'
  | 'pending'
  | 'successful'
  | 'failed'
  | 'returned'
  | 'cancelled';

export type ReturnReason =
  | 'insufficientFunds'
  | 'accountClosed'
  | 'accountNotFound'
  | 'notAuthorized'
  | 'stopped'
  | 'accountUnusable';

export type PaymentChannel =
  | 'online'
  | 'phone'
  | 'inStore'
  | 'autoPay'
  | 'agentAssisted'
  | 'chatAssisted';

export type PayingBrings =
  | 'staysOn'
  | 'liftsLimit'
  | 'comesBack'
  | 'comesBackByCall'
  | 'reopensByCall';

export type CallNeeded =
  | 'reconnect'
  | 'reopen';

export type MustPayTodayReason =
  | 'accountInactive'
  | 'accountDisconnected'
  | 'serviceOff'
  | 'pastDue'
  | 'pendingIncludesPastDue'
  | 'futureSlotsTaken';

export type OnlineRestriction =
  | 'card'
  | 'bank'
  | 'cardAndBank'
  | 'blocked';

export type NearbyDebitKind =
  | 'onItsWay'
  | 'scheduled'
  | 'autoPay';

export type AutoPayAnswer =
  | 'willNotCharge'
  | 'willChargeLess'
  | 'willStillChargeAll';

/** TMF676 Payment. */
export type Payment = {
  readonly id: Scalars['ID']['output'];
  /** What people call it by, `7F3K-22QD`. */
  readonly reference: Scalars['String']['output'];
  readonly status: PaymentStatus;
  readonly statusReason: Maybe<Scalars['OutcomeCode']['output']>;
  /** Why the bank sent it back, where it said so. */
  readonly returnReason: Maybe<ReturnReason>;
  /** The day on which its amount was owed again. */
  readonly returnedDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly moneyState: MoneyState;
  readonly amount: Money;
  /** What of mobile service it pays; null where it pays what the account owes. */
  readonly device: Maybe<PaidDevice>;
  readonly paymentDate: Scalars['BusinessDate']['output'];
  readonly requestedAt: Scalars['Instant']['output'];
  readonly postedDate: Maybe<Scalars['BusinessDate']['output']>;
  /** The reference, once the payment was accepted. */
  readonly confirmationNumber: Maybe<Scalars['String']['output']>;
  readonly channel: PaymentChannel;
  readonly paymentMethod: MethodReference;
  /** Whether the method was new, and was saved with this payment. */
  readonly wasMethodSaved: Scalars['Boolean']['output'];
  readonly createdBy: Person;
  readonly inSupportQueue: Scalars['Boolean']['output'];
  /** Whether nobody knew for a while if it was taken. */
  readonly wasChecked: Scalars['Boolean']['output'];
  readonly failedAt: Maybe<Scalars['Instant']['output']>;
  /** When service is back, where a payment restores it. */
  readonly restoresService: Maybe<RestoresService>;
};

/** A device, or the mobile bill, which has no name. */
export type PaidDevice = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  /** The last four digits of a device's line. */
  readonly lineLastFour: Maybe<Scalars['String']['output']>;
};

export type RestoresService = {
  readonly expectedBy: Scalars['Instant']['output'];
};

export type PaymentDateWindow = {
  readonly today: Scalars['BusinessDate']['output'];
  readonly earliest: Scalars['BusinessDate']['output'];
  readonly latest: Scalars['BusinessDate']['output'];
  readonly refusedTomorrow: Maybe<Scalars['BusinessDate']['output']>;
  readonly cutOff: Scalars['String']['output'];
  readonly mustPayToday: Maybe<MustPayTodayReason>;
  readonly futureSlotsLeft: Scalars['Int']['output'];
};

/** What can be paid of what the account owes, of a device or of the mobile bill: then every figure is that one's. */
export type PaymentOptions = {
  readonly device: Maybe<MobileDevice>;
  readonly mobileBillId: Maybe<Scalars['ID']['output']>;
  readonly minimum: Money;
  readonly maximum: Money;
  readonly balance: Balance;
  readonly dates: PaymentDateWindow;
  readonly methods: ReadonlyArray<PaymentMethod>;
  readonly restriction: Maybe<OnlineRestriction>;
  readonly openPayment: Maybe<Payment>;
  readonly countedPayments: ReadonlyArray<Payment>;
  readonly bankConnect: Scalars['Boolean']['output'];
  readonly left: Maybe<Money>;
  readonly autoPayDebit: Maybe<NextDebit>;
  readonly scheduledPayments: ReadonlyArray<Payment>;
  readonly payingBrings: Maybe<PayingBrings>;
  readonly callNeeded: Maybe<CallNeeded>;
};

export type NearbyDebit = {
  readonly kind: NearbyDebitKind;
  readonly paymentId: Maybe<Scalars['ID']['output']>;
  readonly amount: Money;
  readonly date: Scalars['BusinessDate']['output'];
  readonly madeBy: Maybe<Person>;
};

export type AutoPayEffect = {
  readonly debitDate: Scalars['BusinessDate']['output'];
  readonly before: Money;
  readonly after: Money;
  readonly answer: AutoPayAnswer;
};

/** What a review tells before anything is sent. */
export type PaymentPreview = {
  readonly nearbyDebits: ReadonlyArray<NearbyDebit>;
  readonly autoPayEffect: Maybe<AutoPayEffect>;
};

export type PaymentConnection = {
  readonly nodes: ReadonlyArray<Payment>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type MakePaymentInput = {
  readonly accountId: Scalars['ID']['input'];
  /** A mobile device to pay off, or the mobile bill, by its id. Without one it is what the account owes. */
  readonly deviceId?: InputMaybe<Scalars['ID']['input']>;
  readonly amount: MoneyInput;
  readonly paymentDate: Scalars['BusinessDate']['input'];
  /** A saved method. Null when a new one is used by its token. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** The card-data endpoint's single-use token: of a new method, or of a saved card's verified security code. */
  readonly cardDataToken?: InputMaybe<Scalars['String']['input']>;
  /** Keep a new method once the payment succeeded. */
  readonly savePaymentMethod: Scalars['Boolean']['input'];
  /** The amount due, of the account or of the device, that the customer saw, net of pending and unknown payments. */
  readonly expectedAmountDue: MoneyInput;
  readonly overpaymentConfirmed: Scalars['Boolean']['input'];
};

export type MakePaymentPayload = {
  /** LW-PAY-001, -002, -003, -010, -011, -012, -040 …; also in userErrors when it is a refusal. */
  readonly outcome: Scalars['OutcomeCode']['output'];
  /** What support finds this answer by: the payment's reference, or the request's where none was made. */
  readonly reference: Scalars['String']['output'];
  readonly payment: Maybe<Payment>;
  readonly userErrors: ReadonlyArray<UserError>;
  /** Fresh figures when the amount due changed or a rule refused. */
  readonly paymentOptions: Maybe<PaymentOptions>;
};

export type ScheduledClosedCause =
  | 'cutOffPassed'
  | 'leaving'
  | 'left'
  | 'failed'
  | 'cancelled';

export type ScheduledWarningKind =
  | 'pastDue'
  | 'cardExpires'
  | 'coversLess'
  | 'autoPayNear';

export type ScheduledRecordKind =
  | 'edited'
  | 'cancelled';

export type ScheduledWarning = {
  readonly warning: ScheduledWarningKind;
  /** Of a card that works no more on the payment's day: YYYY-MM. */
  readonly expirationDate: Maybe<Scalars['String']['output']>;
  /** What is past due, what is left to pay, or what Auto Pay takes. */
  readonly amount: Maybe<Money>;
  /** The day of Auto Pay's debit. */
  readonly date: Maybe<Scalars['BusinessDate']['output']>;
};

export type ScheduledAutoPayChange = {
  readonly date: Scalars['BusinessDate']['output'];
  readonly before: Money;
  readonly after: Money;
};

export type ScheduledUncovered = {
  readonly before: Money;
  readonly amount: Money;
  readonly dueDate: Scalars['BusinessDate']['output'];
};

/** What canceling comes to, told before it is done. */
export type ScheduledCancelPreview = {
  readonly autoPay: Maybe<ScheduledAutoPayChange>;
  readonly uncovered: Maybe<ScheduledUncovered>;
};

export type ScheduledPayment = {
  readonly payment: Payment;
  /** When the money leaves: from a bank on a banking day. */
  readonly leavesOn: Scalars['BusinessDate']['output'];
  /** The last day on which it can be changed or canceled, until the cutoff. */
  readonly changeBy: Scalars['BusinessDate']['output'];
  /** Why it can be neither changed nor canceled; null while it can. */
  readonly closed: Maybe<ScheduledClosedCause>;
  readonly warnings: ReadonlyArray<ScheduledWarning>;
  /** What may be chosen in its place, as if it were made anew. */
  readonly paymentOptions: PaymentOptions;
  readonly cancelPreview: ScheduledCancelPreview;
};

export type ScheduledRecord = {
  readonly change: ScheduledRecordKind;
  readonly at: Scalars['Instant']['output'];
  readonly by: Person;
};

export type SeenScheduledInput = {
  readonly amount: MoneyInput;
  readonly paymentDate: Scalars['BusinessDate']['input'];
  readonly methodId?: InputMaybe<Scalars['ID']['input']>;
};

export type ScheduledChangeInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly paymentId: Scalars['ID']['input'];
  readonly amount: MoneyInput;
  readonly overpaymentConfirmed: Scalars['Boolean']['input'];
  readonly paymentDate: Scalars['BusinessDate']['input'];
  /** A saved method; null for the one that it has, where that was not saved. */
  readonly paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Of another card's verified security code. */
  readonly cardDataToken?: InputMaybe<Scalars['String']['input']>;
  /** How the payment was when the customer decided. */
  readonly seen: SeenScheduledInput;
};

export type ScheduledPaymentPayload = {
  /** LW-SCH-001, -002, -010, -011, LW-PAY-070, or what the rules of a payment refuse; also in userErrors when it is a refusal. */
  readonly outcome: Scalars['OutcomeCode']['output'];
  /** What support finds this answer by. */
  readonly reference: Scalars['String']['output'];
  readonly payment: Maybe<Payment>;
  /** Who changed or canceled it before, where that is why nothing was done. */
  readonly lastChange: Maybe<ScheduledRecord>;
  readonly userErrors: ReadonlyArray<UserError>;
};

export type BillKind =
  | 'first'
  | 'regular'
  | 'final';

export type StatementService =
  | 'internet'
  | 'voice'
  | 'tv'
  | 'mobile'
  | 'equipment'
  | 'other'
  | 'oneTime'
  | 'discounts'
  | 'taxes';

export type BillStandingName =
  | 'paid'
  | 'pending'
  | 'unpaid'
  | 'pastDue'
  /** A payment of it came back, and is owed again. */
  | 'returned'
  /** It comes to less than nothing, and asks for nothing. */
  | 'credit';

export type BillChangeReason =
  | 'rate'
  | 'proration'
  | 'promotionEnded'
  | 'oneOff'
  | 'tax'
  | 'discount'
  | 'newCharge'
  | 'ended';

/** How an account's statements stand. Suppressed is LW-BIL-020, and a load error LW-STM-020. */
export type StatementsStandingName =
  | 'newCustomer'
  | 'delayed'
  | 'available';

/** How long what is owed has been past due. */
export type StatementAge =
  | 'current'
  | 'days1to29'
  | 'days30to42'
  | 'days43to49'
  | 'days50to75'
  | 'days76andMore';

/** What a statement says of a payment. */
export type StatementPayment = {
  readonly id: Scalars['ID']['output'];
  readonly reference: Scalars['String']['output'];
  readonly paymentMethod: MethodReference;
  readonly channel: PaymentChannel;
};

/** A line of the ledger; payments and credits are negative. */
export type StatementActivity = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TransactionKind;
  /** The day it happened; a payment's own. */
  readonly date: Scalars['BusinessDate']['output'];
  /** The day it posted and counts from, where that is another one. */
  readonly postedDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly amount: Money;
  /** Whether it charges a bill, whose date it has. */
  readonly isBill: Scalars['Boolean']['output'];
  readonly payment: Maybe<StatementPayment>;
};

/** What happened since the bill before: balance and activity make left. */
export type PreviousActivity = {
  /** Null on the first bill. */
  readonly billDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly balance: Money;
  readonly activity: ReadonlyArray<StatementActivity>;
  readonly left: Money;
};

export type StatementLine = {
  readonly id: Scalars['ID']['output'];
  readonly description: LocalizedText;
  /** What the charge is; null where its name says it all. */
  readonly explanation: Maybe<LocalizedText>;
  readonly amount: Money;
  /** The price on the bill before, where it was another one. */
  readonly was: Maybe<Money>;
  /** The days that it is for, where they are not the bill's own. */
  readonly serviceFrom: Maybe<Scalars['BusinessDate']['output']>;
  readonly serviceTo: Maybe<Scalars['BusinessDate']['output']>;
};

/** The lines of one service; total is their sum. */
export type StatementSection = {
  readonly service: StatementService;
  readonly total: Money;
  readonly lines: ReadonlyArray<StatementLine>;
};

export type StatementDifference = {
  readonly reason: BillChangeReason;
  readonly description: LocalizedText;
  /** Positive where this bill is higher for it. */
  readonly amount: Money;
  /** The last day of a promotion or a charge that ended. */
  readonly endedOn: Maybe<Scalars['BusinessDate']['output']>;
};

/** This bill beside the one before; the differences sum exactly to the difference of both. */
export type StatementComparison = {
  readonly previousBillDate: Scalars['BusinessDate']['output'];
  readonly previousAmount: Money;
  readonly differences: ReadonlyArray<StatementDifference>;
};

/** What was added since a bill, beside bills and what came back: money given back, and what was charged apart. */
export type AddedSince = {
  readonly refunded: Money;
  readonly charged: Money;
};

/** A statement: previous.left and newCharges, the sum of the sections, make total. */
export type Statement = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BillKind;
  readonly billDate: Scalars['BusinessDate']['output'];
  readonly dueDate: Scalars['BusinessDate']['output'];
  readonly serviceFrom: Scalars['BusinessDate']['output'];
  readonly serviceTo: Scalars['BusinessDate']['output'];
  /** The last four digits of the account number. */
  readonly accountEnding: Scalars['String']['output'];
  /** What proves that somebody holds this bill; null for those who are not to see it. */
  readonly securityCode: Maybe<Scalars['String']['output']>;
  readonly previous: PreviousActivity;
  readonly sections: ReadonlyArray<StatementSection>;
  readonly newCharges: Money;
  readonly total: Money;
  /** Null on the first bill. */
  readonly comparison: Maybe<StatementComparison>;
  readonly standing: BillStandingName;
  readonly addedSince: AddedSince;
  readonly news: ReadonlyArray<LocalizedText>;
};

/** A bill whose statement is not out yet. */
export type DelayedStatement = {
  readonly billDate: Scalars['BusinessDate']['output'];
  /** Within 48 hours of the bill date. */
  readonly expectedBy: Scalars['BusinessDate']['output'];
};

export type StatementAnswer = {
  readonly standing: StatementsStandingName;
  /** Null unless the newest is delayed. */
  readonly delayed: Maybe<DelayedStatement>;
  /** The one asked for, or the newest that is out; null where there is none, or that one is not offered. */
  readonly statement: Maybe<Statement>;
};

export type ListedStatement = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BillKind;
  readonly billDate: Scalars['BusinessDate']['output'];
  readonly dueDate: Scalars['BusinessDate']['output'];
  /** What that bill charged. */
  readonly amount: Money;
  readonly standing: BillStandingName;
  /** Whether only a payment that nobody can confirm yet may have paid it. */
  readonly isUnconfirmed: Scalars['Boolean']['output'];
};

/** The statements of the last 24 months that are out, newest first. */
export type StatementConnection = {
  readonly standing: StatementsStandingName;
  readonly delayed: Maybe<DelayedStatement>;
  readonly nodes: ReadonlyArray<ListedStatement>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type AgedAmount = {
  readonly age: StatementAge;
  readonly amount: Money;
};

/** From one day to another, both included: opening and all that followed make closing; the ages are what of that is owed. */
export type StatementRange = {
  readonly from: Scalars['BusinessDate']['output'];
  readonly to: Scalars['BusinessDate']['output'];
  readonly accountEnding: Scalars['String']['output'];
  readonly opening: Money;
  readonly charges: Money;
  /** Negative, as credits are. */
  readonly payments: Money;
  readonly returns: Money;
  /** What was given back of payments. */
  readonly refunds: Money;
  readonly credits: Money;
  readonly closing: Money;
  /** Each age once. */
  readonly ageing: ReadonlyArray<AgedAmount>;
  /** The newest thousand, oldest first. */
  readonly lines: ReadonlyArray<StatementActivity>;
  readonly linesLeftOut: Scalars['Int']['output'];
};

export type StreamingStatus =
  | 'active'
  | 'trial'
  | 'paused'
  | 'ending';

export type StreamingSubscription = {
  readonly id: Scalars['ID']['output'];
  readonly service: Scalars['String']['output'];
  readonly plan: LocalizedText;
  /** What a month costs once nothing is free. */
  readonly price: Money;
  readonly status: StreamingStatus;
  /** Null where no charge is to come: it is paused, or ends. */
  readonly nextChargeDate: Maybe<Scalars['BusinessDate']['output']>;
  /** The last day of what is paid for; null unless it ends. */
  readonly endDate: Maybe<Scalars['BusinessDate']['output']>;
  /** Where it is changed and ended; null where the provider has no such page. */
  readonly manageAddress: Maybe<Scalars['String']['output']>;
};

export type StreamingSubscriptions = {
  /** By the service's name. */
  readonly subscriptions: ReadonlyArray<StreamingSubscription>;
};

export type TransactionKind =
  | 'charge'
  | 'payment'
  | 'credit'
  | 'return'
  | 'refund';

export type TransactionSort =
  | 'newest'
  | 'oldest'
  | 'largest'
  | 'smallest';

export type ChargeStanding =
  | 'paid'
  | 'pending'
  | 'unpaid'
  | 'pastDue'
  | 'returned'
  | 'credit';

/** A line of the account's activity, newest first; a payment's line carries the payment. */
export type Transaction = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TransactionKind;
  /** The day it happened; a payment's own day, whenever it posted. */
  readonly date: Scalars['BusinessDate']['output'];
  readonly postedDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly amount: Money;
  readonly payment: Maybe<Payment>;
};

export type TransactionConnection = {
  readonly nodes: ReadonlyArray<Transaction>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A line with what became of what it asks for. */
export type ListedTransaction = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TransactionKind;
  /** The day it happened; a payment's own day, whenever it posted. */
  readonly date: Scalars['BusinessDate']['output'];
  /** Null until it posts. */
  readonly postedDate: Maybe<Scalars['BusinessDate']['output']>;
  /** Signed: payments and credits are negative. */
  readonly amount: Money;
  readonly payment: Maybe<Payment>;
  /** Whether a charge is a bill, not one apart. */
  readonly isBill: Scalars['Boolean']['output'];
  /** The day a charge falls due; null for what asks for nothing. */
  readonly dueDate: Maybe<Scalars['BusinessDate']['output']>;
  readonly standing: Maybe<ChargeStanding>;
  /** What is left of a charge of which a part is paid; null where none of it is, or all. */
  readonly left: Maybe<Money>;
  /** Whether it is a charge that only a payment which nobody can confirm yet may have paid. */
  readonly isUnconfirmed: Scalars['Boolean']['output'];
  /** The day a scheduled payment was canceled, where that is known; its own day is the one it was set for. */
  readonly cancelledDate: Maybe<Scalars['BusinessDate']['output']>;
  /** What of a payment was given back since; null where nothing was. */
  readonly refunded: Maybe<Money>;
};

export type TransactionPage = {
  readonly nodes: ReadonlyArray<ListedTransaction>;
  readonly startCursor: Maybe<Scalars['String']['output']>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** The place of the first line among all that fit, from 1; 0 without any. */
  readonly firstIndex: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type SettledCharge = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TransactionKind;
  readonly date: Scalars['BusinessDate']['output'];
  readonly isBill: Scalars['Boolean']['output'];
  readonly paid: Money;
  readonly left: Money;
};

export type Refund = {
  readonly id: Scalars['ID']['output'];
  readonly date: Scalars['BusinessDate']['output'];
  readonly amount: Money;
};

export type MobileBillLineKind =
  | 'plan'
  | 'installment'
  | 'oneOff'
  | 'tax';

export type PhoneLine = {
  readonly lastFour: Scalars['String']['output'];
  /** What is used on it; null where the mobile biller has not said. */
  readonly deviceName: Maybe<Scalars['String']['output']>;
};

export type MobileBillLine = {
  readonly id: Scalars['ID']['output'];
  readonly kind: MobileBillLineKind;
  /** Null for what is charged on the bill as a whole. */
  readonly phone: Maybe<PhoneLine>;
  readonly description: LocalizedText;
  readonly amount: Money;
  /** Of an installment, how many were left of the device with this one. */
  readonly installmentsLeft: Maybe<Scalars['Int']['output']>;
};

export type TransactionDetail = {
  readonly line: ListedTransaction;
  /** What a mobile bill is made of, which comes to its amount; empty for any other line, and for a bill that came without. */
  readonly billLines: ReadonlyArray<MobileBillLine>;
  /** Posted money covers the charge that fell due first. */
  readonly settled: ReadonlyArray<SettledCharge>;
  /** What of a payment was given back since, the first at the top: it settled nothing with that. */
  readonly refunds: ReadonlyArray<Refund>;
  /** Whether what it asks for is left to pay; of a payment that came back, what its return left to pay. */
  readonly isOwed: Scalars['Boolean']['output'];
  /** Null unless it posted; negative is a credit. */
  readonly balanceAfter: Maybe<Money>;
};

export type TransactionFilterInput = {
  readonly kind?: InputMaybe<TransactionKind>;
  /** Both days are included. */
  readonly from?: InputMaybe<Scalars['BusinessDate']['input']>;
  readonly to?: InputMaybe<Scalars['BusinessDate']['input']>;
  /** Whichever way the money went. */
  readonly atLeast?: InputMaybe<MoneyInput>;
  readonly atMost?: InputMaybe<MoneyInput>;
  readonly method?: InputMaybe<PaymentMethodType>;
  readonly channel?: InputMaybe<PaymentChannel>;
  /** Words to be found in the amount, the kind, the confirmation number or the method; at most 60 characters. */
  readonly text: Scalars['String']['input'];
};

export type Query = {
  readonly autoPayEnrolment: Maybe<AutoPayEnrolment>;
  /** With what is paid in the same pass, the days that Auto Pay may have are other ones. */
  readonly autoPayOverview: AutoPayOverview;
  /** What the first debit would be, beside what is paid in the same pass. */
  readonly firstDebit: FirstDebit;
  readonly autoPayCancelPreview: Maybe<AutoPayCancelPreview>;
  /** The authorizations that were given, the newest first, 200 at most. */
  readonly authorizations: ReadonlyArray<GivenAuthorization>;
  readonly billingSummary: BillingSummary;
  readonly customerBills: CustomerBillConnection;
  readonly draft: Maybe<Draft>;
  readonly messageSettings: MessageSettings;
  /** The newest 200; each is found by its id, however old it is. */
  readonly mobileOrders: MobileOrders;
  /** Null where the account has no order of this id. */
  readonly mobileOrder: Maybe<MobileOrder>;
  /** Null without mobile service. */
  readonly mobileSummary: Maybe<MobileSummary>;
  readonly paperless: PaperlessOverview;
  /** Answers LW-MOB-021 for a device, or a mobile bill, that cannot be paid here. */
  readonly paymentOptions: PaymentOptions;
  readonly paymentPreview: PaymentPreview;
  readonly payment: Maybe<Payment>;
  /** The payment an idempotency key made, for a caller that never heard the answer. */
  readonly paymentByKey: Maybe<Payment>;
  readonly payments: PaymentConnection;
  readonly scheduledPayments: ReadonlyArray<ScheduledPayment>;
  /** What to warn of once a payment is changed so; null where there is none of this id that waits. */
  readonly scheduledWarnings: Maybe<ReadonlyArray<ScheduledWarning>>;
  /** Of a bill, or the newest where none is named. */
  readonly statement: StatementAnswer;
  readonly statements: StatementConnection;
  readonly statementRange: StatementRange;
  readonly streamingSubscriptions: StreamingSubscriptions;
  readonly transactions: TransactionConnection;
  /**
   * Everything that was charged, paid and tried to be paid. `first` is at most 1000, and 50 where it is not said; `after` and `before` are cursors of
   * the same filter and order.
   */
  readonly transactionPage: TransactionPage;
  /** By the id of its line, which is a payment's own, or of what posted it; null where the account has no such. */
  readonly transactionDetail: Maybe<TransactionDetail>;
  /** What was charged and paid for mobile service, which is billed apart; asked for as the account's own. */
  readonly mobileTransactionPage: TransactionPage;
  readonly mobileTransactionDetail: Maybe<TransactionDetail>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** The saved methods with what uses each. */
  readonly wallet: Wallet;
  /** Null where the account has no method of this id. */
  readonly methodDeletion: Maybe<MethodDeletion>;
};


export type QueryAutoPayEnrolmentArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryAutoPayOverviewArgs = {
  accountId: Scalars['ID']['input'];
  payNow: InputMaybe<MoneyInput>;
  scope?: InputMaybe<AutoPayScope>;
};


export type QueryFirstDebitArgs = {
  accountId: Scalars['ID']['input'];
  debitDay: Scalars['Int']['input'];
  paymentMethodType: PaymentMethodType;
  payNow: MoneyInput;
  scope?: InputMaybe<AutoPayScope>;
};


export type QueryAutoPayCancelPreviewArgs = {
  accountId: Scalars['ID']['input'];
  scope?: InputMaybe<AutoPayScope>;
};


export type QueryAuthorizationsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryBillingSummaryArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryCustomerBillsArgs = {
  accountId: Scalars['ID']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryDraftArgs = {
  accountId: Scalars['ID']['input'];
  flow: Scalars['String']['input'];
};


export type QueryMessageSettingsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryMobileOrdersArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryMobileOrderArgs = {
  accountId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type QueryMobileSummaryArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryPaperlessArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryPaymentOptionsArgs = {
  accountId: Scalars['ID']['input'];
  deviceId: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPaymentPreviewArgs = {
  accountId: Scalars['ID']['input'];
  amount: MoneyInput;
  paymentDate: Scalars['BusinessDate']['input'];
};


export type QueryPaymentArgs = {
  accountId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryPaymentByKeyArgs = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type QueryPaymentsArgs = {
  accountId: Scalars['ID']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryScheduledPaymentsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryScheduledWarningsArgs = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  amount: MoneyInput;
  paymentDate: Scalars['BusinessDate']['input'];
  paymentMethodId: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatementArgs = {
  accountId: Scalars['ID']['input'];
  statementId: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatementsArgs = {
  accountId: Scalars['ID']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryStatementRangeArgs = {
  accountId: Scalars['ID']['input'];
  from: Scalars['BusinessDate']['input'];
  to: Scalars['BusinessDate']['input'];
};


export type QueryStreamingSubscriptionsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryTransactionsArgs = {
  accountId: Scalars['ID']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryTransactionPageArgs = {
  accountId: Scalars['ID']['input'];
  filter: TransactionFilterInput;
  sort: TransactionSort;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryTransactionDetailArgs = {
  accountId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryMobileTransactionPageArgs = {
  accountId: Scalars['ID']['input'];
  filter: TransactionFilterInput;
  sort: TransactionSort;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryMobileTransactionDetailArgs = {
  accountId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryPaymentMethodsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryWalletArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryMethodDeletionArgs = {
  accountId: Scalars['ID']['input'];
  methodId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Needs the Idempotency-Key header (UUID), as all of these do. */
  readonly enrollAutoPay: AutoPayPayload;
  /** Pays today, and turns Auto Pay on once the money is taken or on its way. The key is the payment's. */
  readonly payAndEnroll: AutoPayPayload;
  /** All that is named at once or nothing; the old method stays until the new one is taken. */
  readonly changeAutoPay: AutoPayPayload;
  readonly cancelAutoPay: AutoPayPayload;
  readonly saveDraft: DraftPayload;
  readonly discardDraft: DraftPayload;
  /** Asked twice it is done once, and both are answered the same. */
  readonly changeMessageSetting: MessageSettings;
  /** Closes the news of how a payment ended, for this user on every device. What still asks for something stays. */
  readonly dismissNews: DismissNewsPayload;
  /** Asked twice it is done once, and both are answered the same. */
  readonly changePaperless: ChangePaperlessPayload;
  /** Needs the Idempotency-Key header (UUID). One money mutation a request. */
  readonly makePayment: MakePaymentPayload;
  /** Needs the Idempotency-Key header (UUID). */
  readonly changeScheduledPayment: ScheduledPaymentPayload;
  /** Needs the Idempotency-Key header (UUID). */
  readonly cancelScheduledPayment: ScheduledPaymentPayload;
  /** Needs the Idempotency-Key header (UUID), as all of these do. */
  readonly addPaymentMethod: WalletPayload;
  readonly editPaymentMethod: WalletPayload;
  /** With the payments that are scheduled from it, at once or not at all. */
  readonly deletePaymentMethod: WalletPayload;
};


export type MutationEnrollAutoPayArgs = {
  input: EnrollAutoPayInput;
};


export type MutationPayAndEnrollArgs = {
  input: PayAndEnrollInput;
};


export type MutationChangeAutoPayArgs = {
  input: ChangeAutoPayInput;
};


export type MutationCancelAutoPayArgs = {
  accountId: Scalars['ID']['input'];
  scope: AutoPayScope;
  seen: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationSaveDraftArgs = {
  accountId: Scalars['ID']['input'];
  flow: Scalars['String']['input'];
  content: Scalars['String']['input'];
};


export type MutationDiscardDraftArgs = {
  accountId: Scalars['ID']['input'];
  flow: Scalars['String']['input'];
};


export type MutationChangeMessageSettingArgs = {
  input: ChangeMessageSettingInput;
};


export type MutationDismissNewsArgs = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationChangePaperlessArgs = {
  input: ChangePaperlessInput;
};


export type MutationMakePaymentArgs = {
  input: MakePaymentInput;
};


export type MutationChangeScheduledPaymentArgs = {
  input: ScheduledChangeInput;
};


export type MutationCancelScheduledPaymentArgs = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationAddPaymentMethodArgs = {
  input: AddMethodInput;
};


export type MutationEditPaymentMethodArgs = {
  input: EditMethodInput;
};


export type MutationDeletePaymentMethodArgs = {
  input: DeleteMethodInput;
};

export type Language =
  | 'en'
  | 'es';

/** Decimal string, never a float. */
export type Money = {
  readonly unit: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type MoneyInput = {
  readonly unit: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type Person = {
  readonly userId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What the provider calls a thing, in each of the portal's languages. */
export type LocalizedText = {
  readonly en: Scalars['String']['output'];
  readonly es: Scalars['String']['output'];
};

/** An expected failure, as data: the outcome and, where it belongs to a field, which. */
export type UserError = {
  readonly code: Scalars['OutcomeCode']['output'];
  /** JSON pointer into the input; null when no field is to blame. */
  readonly pointer: Maybe<Scalars['String']['output']>;
  /** A domain problem name (`outOfBounds`, `afterCutOff`, …) where the code alone does not say enough. */
  readonly problem: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodType =
  | 'creditCard'
  | 'bankAccount';

export type CardBrand =
  | 'amex'
  | 'discover'
  | 'mc'
  | 'visa';

export type BankAccountType =
  | 'checking'
  | 'savings';

export type CardFunding =
  | 'credit'
  | 'debit'
  | 'prepaid';

export type PaymentMethodStatus =
  | 'available'
  | 'restricted'
  | 'expired'
  | 'expiringSoon';

export type MethodBlockedReason =
  | 'onlinePaymentsBlocked'
  | 'cardsRestricted'
  | 'bankRestricted'
  | 'methodRestricted'
  | 'expired'
  | 'usedForAutoPay';

/** What a payment remembers of its method. */
export type MethodReference = {
  readonly methodId: Maybe<Scalars['ID']['output']>;
  /** The customer's own name for it; null for one that was not saved. */
  readonly name: Maybe<Scalars['String']['output']>;
  readonly type: PaymentMethodType;
  readonly brand: Maybe<CardBrand>;
  readonly accountType: Maybe<BankAccountType>;
  readonly lastFourDigits: Scalars['String']['output'];
};

export type MethodCapabilities = {
  readonly oneTime: Scalars['Boolean']['output'];
  readonly autoPay: Scalars['Boolean']['output'];
  readonly save: Scalars['Boolean']['output'];
  readonly blockedReason: Maybe<MethodBlockedReason>;
};

/** TMF670 PaymentMethod. Numbers are never part of it. */
export type PaymentMethod = {
  readonly id: Scalars['ID']['output'];
  /** Another one after each edit: what somebody decided on is named by it. */
  readonly version: Scalars['Int']['output'];
  readonly type: PaymentMethodType;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly isPreferred: Scalars['Boolean']['output'];
  readonly isRestricted: Scalars['Boolean']['output'];
  readonly status: PaymentMethodStatus;
  readonly lastFourDigits: Scalars['String']['output'];
  readonly usedBy: ReadonlyArray<AutoPayScope>;
  readonly brand: Maybe<CardBrand>;
  readonly expirationDate: Maybe<Scalars['String']['output']>;
  readonly nameOnCard: Maybe<Scalars['String']['output']>;
  readonly funding: Maybe<CardFunding>;
  readonly postalCode: Maybe<Scalars['String']['output']>;
  readonly accountType: Maybe<BankAccountType>;
  readonly nameOnAccount: Maybe<Scalars['String']['output']>;
  readonly capabilities: MethodCapabilities;
};

export type MethodChangeKind =
  | 'added'
  | 'edited'
  | 'removed';

export type MethodDeletionKind =
  | 'possible'
  /** Auto Pay uses it: LW-WAL-011. */
  | 'chooseAnotherFirst'
  /** A payment that can be canceled no more leaves with it first: LW-WAL-017. */
  | 'afterPayment';

export type WalletEnding =
  | 'added'
  | 'edited'
  | 'removed'
  /** What was asked for may not be: nothing was changed. */
  | 'refused'
  /** Somebody else was faster: it is to be looked at again as it stands now. */
  | 'changedMeanwhile'
  /** Our side did not finish: it stands as before. */
  | 'failed';

export type MethodChange = {
  readonly change: MethodChangeKind;
  readonly at: Scalars['Instant']['output'];
  readonly by: Person;
};

/** A method as whoever keeps the wallet sees it. */
export type SavedMethod = {
  /** What Auto Pay debits by it is its usedBy, whether it expires soon its status. */
  readonly method: PaymentMethod;
  /** Another one after each edit: what an edit or a removal is decided on. */
  readonly version: Scalars['Int']['output'];
  /** Payments from it that wait for their day, soonest first. */
  readonly scheduledPayments: ReadonlyArray<Payment>;
  /** The day of Auto Pay's next debit, where that is made by it. */
  readonly nextDebit: Maybe<Scalars['BusinessDate']['output']>;
  /** The day on which mobile Auto Pay takes what is owed on the mobile bill, where it does so by it. */
  readonly mobileDebit: Maybe<Scalars['BusinessDate']['output']>;
  /** Who added or edited it last; null where that was not written down. */
  readonly lastChange: Maybe<MethodChange>;
};

export type Wallet = {
  /** The preferred one, then the oldest. */
  readonly methods: ReadonlyArray<SavedMethod>;
  /** How many it keeps. */
  readonly maximum: Scalars['Int']['output'];
  /** What the account may not pay with online. */
  readonly restriction: Maybe<OnlineRestriction>;
  /** Whether a bank can be connected. */
  readonly bankConnect: Scalars['Boolean']['output'];
  /** Whether whoever asks may add, edit and remove. */
  readonly mayManage: Scalars['Boolean']['output'];
};

/** What deleting a method comes to, told before it is done. */
export type MethodDeletion = {
  readonly deletion: MethodDeletionKind;
  /** Of Auto Pay, where another is chosen first. */
  readonly scopes: ReadonlyArray<AutoPayScope>;
  /** Payments that are canceled with it; or those that leave first, none where that is the last debit of Auto Pay. */
  readonly payments: ReadonlyArray<Payment>;
  /** What canceling these comes to; null where it is not possible. */
  readonly preview: Maybe<ScheduledCancelPreview>;
  /** The method that is preferred from then on, where this one was. */
  readonly preferredNext: Maybe<PaymentMethod>;
};

export type AddMethodInput = {
  readonly accountId: Scalars['ID']['input'];
  /** Of a new card or bank account, typed or connected. */
  readonly cardDataToken: Scalars['String']['input'];
  /** The customer's own name for it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The first one is preferred anyway. */
  readonly makePreferred: Scalars['Boolean']['input'];
};

export type EditMethodInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly methodId: Scalars['ID']['input'];
  /** Of the method as the customer saw it. */
  readonly version: Scalars['Int']['input'];
  /** As it is to be; null for none. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** False leaves it as it is. */
  readonly makePreferred: Scalars['Boolean']['input'];
  /** Of a card that takes the place of this one's numbers; null leaves them. What uses the method goes on with it. */
  readonly cardDataToken?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteMethodInput = {
  readonly accountId: Scalars['ID']['input'];
  readonly methodId: Scalars['ID']['input'];
  /** Of the method as the customer saw it. */
  readonly version: Scalars['Int']['input'];
  /** The payments that the customer was told are canceled with it. */
  readonly cancels: ReadonlyArray<Scalars['ID']['input']>;
};

export type WalletPayload = {
  readonly ending: WalletEnding;
  /** Null where it was done; otherwise LW-WAL-010 … -020, LW-PAY-013, -030 … -034. Also in userErrors when it is a refusal. */
  readonly outcome: Maybe<Scalars['OutcomeCode']['output']>;
  /** What support finds this answer by. */
  readonly reference: Scalars['String']['output'];
  /** How it stands now. */
  readonly wallet: Wallet;
  /** The method that was added or asked about; the one that has the number already where it was saved before (LW-WAL-013). */
  readonly methodId: Maybe<Scalars['ID']['output']>;
  /** What may be paid with it now, where something is due. */
  readonly offeredToPay: Maybe<Money>;
  /** Who was faster, where that is why nothing was done. */
  readonly lastChange: Maybe<MethodChange>;
  readonly userErrors: ReadonlyArray<UserError>;
};

