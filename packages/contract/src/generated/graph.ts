// Written by generate.ts from schema.graphql and its operations; change those and run `npm run contract`.
import type { AccountStandingName, BusinessDate, DelinquencyCode, OutcomeCode } from '@linework/domain';
import type { TypedDocument } from '../typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoneyInput = {
  readonly unit: string;
  readonly value: string;
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

export type AutoPayStatus =
  | 'active';

export type AutoPayScope =
  | 'allServices'
  | 'mobile';

export type Language =
  | 'en'
  | 'es';

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

export type PaymentChannel =
  | 'online'
  | 'phone'
  | 'inStore'
  | 'autoPay'
  | 'agentAssisted'
  | 'chatAssisted';

export type MustPayTodayReason =
  | 'accountInactive'
  | 'pastDue'
  | 'pendingIncludesPastDue'
  | 'futureSlotsTaken';

export type OnlineRestriction =
  | 'card'
  | 'bank'
  | 'cardAndBank'
  | 'blocked';

export type RestorePosition =
  | 'passed'
  | 'current'
  | 'upcoming';

export type NearbyDebitKind =
  | 'onItsWay'
  | 'scheduled'
  | 'autoPay';

export type AutoPayAnswer =
  | 'willNotCharge'
  | 'willChargeLess'
  | 'willStillChargeAll';

export type BillLineKind =
  | 'rate'
  | 'proration'
  | 'promotionEnded'
  | 'oneOff'
  | 'tax'
  | 'discount';

export type TransactionKind =
  | 'charge'
  | 'payment'
  | 'credit'
  | 'return';

export type MakePaymentInput = {
  readonly accountId: string | number;
  readonly amount: MoneyInput;
  readonly paymentDate: BusinessDate;
  /** A saved method. Null when a new one is used by its token. */
  readonly paymentMethodId?: string | number | null;
  /** The card-data endpoint's single-use token: of a new method, or of a saved card's verified security code. */
  readonly cardDataToken?: string | null;
  /** Keep a new method once the payment succeeded. */
  readonly savePaymentMethod: boolean;
  /** The amount due the customer saw, net of pending and unknown payments. */
  readonly expectedAmountDue: MoneyInput;
  readonly overpaymentConfirmed: boolean;
};

export type BillingSummaryQueryVariables = Exact<{
  accountId: string | number;
}>;


export type BillingSummaryQuery = { readonly billingSummary: { readonly today: BusinessDate, readonly discountEligible: boolean, readonly restriction: OnlineRestriction | null, readonly softDisconnectDate: BusinessDate | null, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly standing: { readonly name: AccountStandingName, readonly daysPastDue: number }, readonly restoreLadder: ReadonlyArray<{ readonly code: DelinquencyCode, readonly date: BusinessDate, readonly position: RestorePosition, readonly clearedBy: { readonly unit: string, readonly value: string } }>, readonly autoPay: { readonly nextDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } }, readonly discount: { readonly unit: string, readonly value: string } | null } | null, readonly paperless: { readonly enrolled: boolean, readonly email: string | null }, readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly paymentsOnTheirWay: ReadonlyArray<{ readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly openPayment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null } };

export type PaymentMethodsQueryVariables = Exact<{
  accountId: string | number;
}>;


export type PaymentMethodsQuery = { readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly type: PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<AutoPayScope>, readonly brand: CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: CardFunding | null, readonly postalCode: string | null, readonly accountType: BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: MethodBlockedReason | null } }> };

export type CustomerBillsQueryVariables = Exact<{
  accountId: string | number;
  first?: number | null;
  after?: string | null;
}>;


export type CustomerBillsQuery = { readonly customerBills: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly billDate: BusinessDate, readonly dueDate: BusinessDate, readonly serviceFrom: BusinessDate, readonly serviceTo: BusinessDate, readonly amount: { readonly unit: string, readonly value: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: BillLineKind, readonly description: { readonly en: string, readonly es: string }, readonly amount: { readonly unit: string, readonly value: string } }> }> } };

export type TransactionsQueryVariables = Exact<{
  accountId: string | number;
  first?: number | null;
  after?: string | null;
}>;


export type TransactionsQuery = { readonly transactions: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: TransactionKind, readonly date: BusinessDate, readonly postedDate: BusinessDate | null, readonly amount: { readonly unit: string, readonly value: string }, readonly payment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null }> } };

export type ScheduledPaymentsQueryVariables = Exact<{
  accountId: string | number;
}>;


export type ScheduledPaymentsQuery = { readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly status: PaymentStatus, readonly debitDate: BusinessDate, readonly changeBy: BusinessDate, readonly warnings: ReadonlyArray<string>, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string } }> };

export type AutoPayEnrolmentQueryVariables = Exact<{
  accountId: string | number;
}>;


export type AutoPayEnrolmentQuery = { readonly autoPayEnrolment: { readonly id: string, readonly status: AutoPayStatus, readonly scope: AutoPayScope, readonly debitDay: number, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly nextDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } }, readonly discount: { readonly lostOnCancel: boolean, readonly amount: { readonly unit: string, readonly value: string } } | null, readonly authorization: { readonly textVersion: string, readonly language: Language, readonly acceptedAt: string, readonly acceptedBy: string } } | null };

export type DraftQueryVariables = Exact<{
  accountId: string | number;
  flow: string;
}>;


export type DraftQuery = { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null };

export type SaveDraftMutationVariables = Exact<{
  accountId: string | number;
  flow: string;
  content: string;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type DiscardDraftMutationVariables = Exact<{
  accountId: string | number;
  flow: string;
}>;


export type DiscardDraftMutation = { readonly discardDraft: { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type MoneyFieldsFragment = { readonly unit: string, readonly value: string };

export type MethodReferenceFieldsFragment = { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string };

export type PaymentFieldsFragment = { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null };

export type PaymentMethodFieldsFragment = { readonly id: string, readonly type: PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<AutoPayScope>, readonly brand: CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: CardFunding | null, readonly postalCode: string | null, readonly accountType: BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: MethodBlockedReason | null } };

export type BalanceFieldsFragment = { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } };

export type NextDebitFieldsFragment = { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } };

export type PaymentOptionsFieldsFragment = { readonly restriction: OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<AutoPayScope>, readonly brand: CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: CardFunding | null, readonly postalCode: string | null, readonly accountType: BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentOptionsQueryVariables = Exact<{
  accountId: string | number;
}>;


export type PaymentOptionsQuery = { readonly paymentOptions: { readonly restriction: OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<AutoPayScope>, readonly brand: CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: CardFunding | null, readonly postalCode: string | null, readonly accountType: BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null } };

export type PaymentPreviewQueryVariables = Exact<{
  accountId: string | number;
  amount: MoneyInput;
  paymentDate: BusinessDate;
}>;


export type PaymentPreviewQuery = { readonly paymentPreview: { readonly nearbyDebits: ReadonlyArray<{ readonly kind: NearbyDebitKind, readonly paymentId: string | null, readonly date: BusinessDate, readonly amount: { readonly unit: string, readonly value: string }, readonly madeBy: { readonly userId: string, readonly name: string } | null }>, readonly autoPayEffect: { readonly debitDate: BusinessDate, readonly answer: AutoPayAnswer, readonly before: { readonly unit: string, readonly value: string }, readonly after: { readonly unit: string, readonly value: string } } | null } };

export type PaymentQueryVariables = Exact<{
  accountId: string | number;
  id: string | number;
}>;


export type PaymentQuery = { readonly payment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentByKeyQueryVariables = Exact<{
  accountId: string | number;
  idempotencyKey: string | number;
}>;


export type PaymentByKeyQuery = { readonly paymentByKey: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentsQueryVariables = Exact<{
  accountId: string | number;
  first?: number | null;
  after?: string | null;
}>;


export type PaymentsQuery = { readonly payments: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }> } };

export type MakePaymentMutationVariables = Exact<{
  input: MakePaymentInput;
}>;


export type MakePaymentMutation = { readonly makePayment: { readonly outcome: OutcomeCode, readonly payment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }>, readonly paymentOptions: { readonly restriction: OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<AutoPayScope>, readonly brand: CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: CardFunding | null, readonly postalCode: string | null, readonly accountType: BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null } | null } };

export type CancelScheduledPaymentMutationVariables = Exact<{
  accountId: string | number;
  paymentId: string | number;
}>;


export type CancelScheduledPaymentMutation = { readonly cancelScheduledPayment: { readonly payment: { readonly id: string, readonly status: PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly confirmationNumber: string | null, readonly channel: PaymentChannel, readonly inSupportQueue: boolean, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly type: PaymentMethodType, readonly brand: CardBrand | null, readonly accountType: BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  name: 'BillingSummary',
  text: 'query BillingSummary($accountId:ID!){billingSummary(accountId:$accountId){today balance{...BalanceFields}standing{name daysPastDue}restoreLadder{code date clearedBy{...MoneyFields}position}autoPay{nextDebit{...NextDebitFields}discount{...MoneyFields}}discountEligible paperless{enrolled email}scheduledPayments{...PaymentFields}paymentsOnTheirWay{...PaymentFields}openPayment{...PaymentFields}restriction softDisconnectDate}}fragment BalanceFields on Balance{pastDue{...MoneyFields}newCharges{...MoneyFields}pending{...MoneyFields}credit{...MoneyFields}amountDue{...MoneyFields}creditBalance{...MoneyFields}pastDueNet{...MoneyFields}oldestUnpaidDueDate nextDueDate}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment NextDebitFields on NextDebit{date estimatedAmount{...MoneyFields}changeBy}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  name: 'PaymentMethods',
  text: 'query PaymentMethods($accountId:ID!){paymentMethods(accountId:$accountId){...PaymentMethodFields}}fragment PaymentMethodFields on PaymentMethod{id type name isPreferred isRestricted status lastFourDigits usedBy brand expirationDate nameOnCard funding postalCode accountType nameOnAccount capabilities{oneTime autoPay save blockedReason}}',
};

export const CustomerBillsDocument: TypedDocument<CustomerBillsQuery, CustomerBillsQueryVariables> = {
  name: 'CustomerBills',
  text: 'query CustomerBills($accountId:ID!$first:Int$after:String){customerBills(accountId:$accountId first:$first after:$after){nodes{id billDate dueDate serviceFrom serviceTo amount{...MoneyFields}lines{id kind description{en es}amount{...MoneyFields}}}endCursor hasNextPage}}fragment MoneyFields on Money{unit value}',
};

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  name: 'Transactions',
  text: 'query Transactions($accountId:ID!$first:Int$after:String){transactions(accountId:$accountId first:$first after:$after){nodes{id kind date postedDate amount{...MoneyFields}payment{...PaymentFields}}endCursor hasNextPage}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};

export const ScheduledPaymentsDocument: TypedDocument<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables> = {
  name: 'ScheduledPayments',
  text: 'query ScheduledPayments($accountId:ID!){scheduledPayments(accountId:$accountId){id status debitDate changeBy amount{...MoneyFields}paymentMethod{...MethodReferenceFields}createdBy{userId name}warnings}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}',
};

export const AutoPayEnrolmentDocument: TypedDocument<AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables> = {
  name: 'AutoPayEnrolment',
  text: 'query AutoPayEnrolment($accountId:ID!){autoPayEnrolment(accountId:$accountId){id status scope paymentMethod{...MethodReferenceFields}debitDay nextDebit{...NextDebitFields}discount{amount{...MoneyFields}lostOnCancel}authorization{textVersion language acceptedAt acceptedBy}}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment NextDebitFields on NextDebit{date estimatedAmount{...MoneyFields}changeBy}',
};

export const DraftDocument: TypedDocument<DraftQuery, DraftQueryVariables> = {
  name: 'Draft',
  text: 'query Draft($accountId:ID!$flow:String!){draft(accountId:$accountId flow:$flow){flow content updatedAt}}',
};

export const SaveDraftDocument: TypedDocument<SaveDraftMutation, SaveDraftMutationVariables> = {
  name: 'SaveDraft',
  text: 'mutation SaveDraft($accountId:ID!$flow:String!$content:String!){saveDraft(accountId:$accountId flow:$flow content:$content){draft{flow content updatedAt}userErrors{code pointer problem}}}',
};

export const DiscardDraftDocument: TypedDocument<DiscardDraftMutation, DiscardDraftMutationVariables> = {
  name: 'DiscardDraft',
  text: 'mutation DiscardDraft($accountId:ID!$flow:String!){discardDraft(accountId:$accountId flow:$flow){draft{flow content updatedAt}userErrors{code pointer problem}}}',
};

export const PaymentOptionsDocument: TypedDocument<PaymentOptionsQuery, PaymentOptionsQueryVariables> = {
  name: 'PaymentOptions',
  text: 'query PaymentOptions($accountId:ID!){paymentOptions(accountId:$accountId){...PaymentOptionsFields}}fragment BalanceFields on Balance{pastDue{...MoneyFields}newCharges{...MoneyFields}pending{...MoneyFields}credit{...MoneyFields}amountDue{...MoneyFields}creditBalance{...MoneyFields}pastDueNet{...MoneyFields}oldestUnpaidDueDate nextDueDate}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}fragment PaymentMethodFields on PaymentMethod{id type name isPreferred isRestricted status lastFourDigits usedBy brand expirationDate nameOnCard funding postalCode accountType nameOnAccount capabilities{oneTime autoPay save blockedReason}}fragment PaymentOptionsFields on PaymentOptions{minimum{...MoneyFields}maximum{...MoneyFields}balance{...BalanceFields}dates{today earliest latest refusedTomorrow cutOff mustPayToday futureSlotsLeft}methods{...PaymentMethodFields}restriction openPayment{...PaymentFields}bankConnect}',
};

export const PaymentPreviewDocument: TypedDocument<PaymentPreviewQuery, PaymentPreviewQueryVariables> = {
  name: 'PaymentPreview',
  text: 'query PaymentPreview($accountId:ID!$amount:MoneyInput!$paymentDate:BusinessDate!){paymentPreview(accountId:$accountId amount:$amount paymentDate:$paymentDate){nearbyDebits{kind paymentId amount{...MoneyFields}date madeBy{userId name}}autoPayEffect{debitDate before{...MoneyFields}after{...MoneyFields}answer}}}fragment MoneyFields on Money{unit value}',
};

export const PaymentDocument: TypedDocument<PaymentQuery, PaymentQueryVariables> = {
  name: 'Payment',
  text: 'query Payment($accountId:ID!$id:ID!){payment(accountId:$accountId id:$id){...PaymentFields}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};

export const PaymentByKeyDocument: TypedDocument<PaymentByKeyQuery, PaymentByKeyQueryVariables> = {
  name: 'PaymentByKey',
  text: 'query PaymentByKey($accountId:ID!$idempotencyKey:ID!){paymentByKey(accountId:$accountId idempotencyKey:$idempotencyKey){...PaymentFields}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};

export const PaymentsDocument: TypedDocument<PaymentsQuery, PaymentsQueryVariables> = {
  name: 'Payments',
  text: 'query Payments($accountId:ID!$first:Int$after:String){payments(accountId:$accountId first:$first after:$after){nodes{...PaymentFields}endCursor hasNextPage}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};

export const MakePaymentDocument: TypedDocument<MakePaymentMutation, MakePaymentMutationVariables> = {
  name: 'MakePayment',
  text: 'mutation MakePayment($input:MakePaymentInput!){makePayment(input:$input){outcome payment{...PaymentFields}userErrors{code pointer problem}paymentOptions{...PaymentOptionsFields}}}fragment BalanceFields on Balance{pastDue{...MoneyFields}newCharges{...MoneyFields}pending{...MoneyFields}credit{...MoneyFields}amountDue{...MoneyFields}creditBalance{...MoneyFields}pastDueNet{...MoneyFields}oldestUnpaidDueDate nextDueDate}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}fragment PaymentMethodFields on PaymentMethod{id type name isPreferred isRestricted status lastFourDigits usedBy brand expirationDate nameOnCard funding postalCode accountType nameOnAccount capabilities{oneTime autoPay save blockedReason}}fragment PaymentOptionsFields on PaymentOptions{minimum{...MoneyFields}maximum{...MoneyFields}balance{...BalanceFields}dates{today earliest latest refusedTomorrow cutOff mustPayToday futureSlotsLeft}methods{...PaymentMethodFields}restriction openPayment{...PaymentFields}bankConnect}',
};

export const CancelScheduledPaymentDocument: TypedDocument<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables> = {
  name: 'CancelScheduledPayment',
  text: 'mutation CancelScheduledPayment($accountId:ID!$paymentId:ID!){cancelScheduledPayment(accountId:$accountId paymentId:$paymentId){payment{...PaymentFields}userErrors{code pointer problem}}}fragment MethodReferenceFields on MethodReference{methodId type brand accountType lastFourDigits}fragment MoneyFields on Money{unit value}fragment PaymentFields on Payment{id status statusReason moneyState amount{...MoneyFields}paymentDate requestedAt postedDate confirmationNumber channel paymentMethod{...MethodReferenceFields}createdBy{userId name}inSupportQueue restoresService{expectedBy}}',
};
