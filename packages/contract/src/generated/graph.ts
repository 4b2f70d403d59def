// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { AccountStandingName, BusinessDate, DelinquencyCode, OutcomeCode } from '@linework/domain';
import type { TypedDocument } from '../typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as schema from './graph-schema.ts';

export type NextDebitFieldsFragment = { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } };

export type AutoPayEnrolmentQueryVariables = Exact<{
  accountId: string;
}>;


export type AutoPayEnrolmentQuery = { readonly autoPayEnrolment: { readonly id: string, readonly status: schema.AutoPayStatus, readonly scope: schema.AutoPayScope, readonly debitDay: number, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly nextDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } }, readonly discount: { readonly lostOnCancel: boolean, readonly amount: { readonly unit: string, readonly value: string } } | null, readonly authorization: { readonly textVersion: string, readonly language: schema.Language, readonly acceptedAt: string, readonly acceptedBy: string } } | null };

export type BalanceFieldsFragment = { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } };

export type BillingSummaryQueryVariables = Exact<{
  accountId: string;
}>;


export type BillingSummaryQuery = { readonly billingSummary: { readonly today: BusinessDate, readonly discountEligible: boolean, readonly restriction: schema.OnlineRestriction | null, readonly softDisconnectDate: BusinessDate | null, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly standing: { readonly name: AccountStandingName, readonly daysPastDue: number }, readonly news: { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly covered: { readonly date: BusinessDate, readonly autoPay: { readonly unit: string, readonly value: string }, readonly scheduled: { readonly unit: string, readonly value: string } } | null }, readonly restoreLadder: ReadonlyArray<{ readonly code: DelinquencyCode, readonly date: BusinessDate, readonly position: schema.RestorePosition, readonly clearedBy: { readonly unit: string, readonly value: string } }>, readonly autoPay: { readonly nextDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } }, readonly discount: { readonly unit: string, readonly value: string } | null } | null, readonly paperless: { readonly enrolled: boolean, readonly email: string | null }, readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly paymentsOnTheirWay: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null } };

export type CustomerBillsQueryVariables = Exact<{
  accountId: string;
  first?: number | null;
  after?: string | null;
}>;


export type CustomerBillsQuery = { readonly customerBills: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly billDate: BusinessDate, readonly dueDate: BusinessDate, readonly serviceFrom: BusinessDate, readonly serviceTo: BusinessDate, readonly amount: { readonly unit: string, readonly value: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: schema.BillLineKind, readonly description: { readonly en: string, readonly es: string }, readonly amount: { readonly unit: string, readonly value: string } }> }> } };

export type DraftQueryVariables = Exact<{
  accountId: string;
  flow: string;
}>;


export type DraftQuery = { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null };

export type SaveDraftMutationVariables = Exact<{
  accountId: string;
  flow: string;
  content: string;
}>;


export type SaveDraftMutation = { readonly saveDraft: { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type DiscardDraftMutationVariables = Exact<{
  accountId: string;
  flow: string;
}>;


export type DiscardDraftMutation = { readonly discardDraft: { readonly draft: { readonly flow: string, readonly content: string, readonly updatedAt: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type AccountNewsFieldsFragment = { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly covered: { readonly date: BusinessDate, readonly autoPay: { readonly unit: string, readonly value: string }, readonly scheduled: { readonly unit: string, readonly value: string } } | null };

export type DismissNewsMutationVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type DismissNewsMutation = { readonly dismissNews: { readonly news: { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly covered: { readonly date: BusinessDate, readonly autoPay: { readonly unit: string, readonly value: string }, readonly scheduled: { readonly unit: string, readonly value: string } } | null }, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type PaperlessFieldsFragment = { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null };

export type PaperlessQueryVariables = Exact<{
  accountId: string;
}>;


export type PaperlessQuery = { readonly paperless: { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null } };

export type ChangePaperlessMutationVariables = Exact<{
  input: schema.ChangePaperlessInput;
}>;


export type ChangePaperlessMutation = { readonly changePaperless: { readonly outcome: OutcomeCode, readonly paperless: { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null }, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type PaymentFieldsFragment = { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null };

export type PaymentOptionsFieldsFragment = { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null };

export type PaymentOptionsQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentOptionsQuery = { readonly paymentOptions: { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null } };

export type PaymentPreviewQueryVariables = Exact<{
  accountId: string;
  amount: schema.MoneyInput;
  paymentDate: BusinessDate;
}>;


export type PaymentPreviewQuery = { readonly paymentPreview: { readonly nearbyDebits: ReadonlyArray<{ readonly kind: schema.NearbyDebitKind, readonly paymentId: string | null, readonly date: BusinessDate, readonly amount: { readonly unit: string, readonly value: string }, readonly madeBy: { readonly userId: string, readonly name: string } | null }>, readonly autoPayEffect: { readonly debitDate: BusinessDate, readonly answer: schema.AutoPayAnswer, readonly before: { readonly unit: string, readonly value: string }, readonly after: { readonly unit: string, readonly value: string } } | null } };

export type PaymentQueryVariables = Exact<{
  accountId: string;
  id: string;
}>;


export type PaymentQuery = { readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentByKeyQueryVariables = Exact<{
  accountId: string;
  idempotencyKey: string;
}>;


export type PaymentByKeyQuery = { readonly paymentByKey: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentsQueryVariables = Exact<{
  accountId: string;
  first?: number | null;
  after?: string | null;
}>;


export type PaymentsQuery = { readonly payments: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }> } };

export type MakePaymentMutationVariables = Exact<{
  input: schema.MakePaymentInput;
}>;


export type MakePaymentMutation = { readonly makePayment: { readonly outcome: OutcomeCode, readonly reference: string, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }>, readonly paymentOptions: { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null } | null } };

export type ScheduledPaymentsQueryVariables = Exact<{
  accountId: string;
}>;


export type ScheduledPaymentsQuery = { readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly status: schema.PaymentStatus, readonly debitDate: BusinessDate, readonly changeBy: BusinessDate, readonly warnings: ReadonlyArray<string>, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string } }> };

export type CancelScheduledPaymentMutationVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type CancelScheduledPaymentMutation = { readonly cancelScheduledPayment: { readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type TransactionsQueryVariables = Exact<{
  accountId: string;
  first?: number | null;
  after?: string | null;
}>;


export type TransactionsQuery = { readonly transactions: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: schema.TransactionKind, readonly date: BusinessDate, readonly postedDate: BusinessDate | null, readonly amount: { readonly unit: string, readonly value: string }, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null }> } };

export type MoneyFieldsFragment = { readonly unit: string, readonly value: string };

export type MethodReferenceFieldsFragment = { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string };

export type PaymentMethodFieldsFragment = { readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } };

export type PaymentMethodsQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentMethodsQuery = { readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }> };

export const AutoPayEnrolmentDocument: TypedDocument<AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables> = {
  id: 'sha256:b17e9f1fef08d912896ae867dc831222e72ec522fa233e6a6fa55046518a5a4d',
  name: 'AutoPayEnrolment',
};

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:245f7c43f0021795d8900af8d836079b7152823717ebad6500fb9a2b490bcdba',
  name: 'BillingSummary',
};

export const CustomerBillsDocument: TypedDocument<CustomerBillsQuery, CustomerBillsQueryVariables> = {
  id: 'sha256:12f0e726d90cf036fc7b66569faed5a76cd8099bfaa56c86d4a9d6d6a083ceab',
  name: 'CustomerBills',
};

export const DraftDocument: TypedDocument<DraftQuery, DraftQueryVariables> = {
  id: 'sha256:da8513eaae81489e3498f80bf3a392058902c4b1d5d0862a1d6b82e038716033',
  name: 'Draft',
};

export const SaveDraftDocument: TypedDocument<SaveDraftMutation, SaveDraftMutationVariables> = {
  id: 'sha256:c16cdf0cd4ff657ceecdaf5a5e73fc43ec3776038f86cee7ff40461de5552364',
  name: 'SaveDraft',
};

export const DiscardDraftDocument: TypedDocument<DiscardDraftMutation, DiscardDraftMutationVariables> = {
  id: 'sha256:6b435e18e84bff712eb1556fbe720696c125689b9531a5f08202d941eb194798',
  name: 'DiscardDraft',
};

export const DismissNewsDocument: TypedDocument<DismissNewsMutation, DismissNewsMutationVariables> = {
  id: 'sha256:5ba8f61b62a8426cdfb2bbd50b12f30ae36f692916404cf6c1f1e7ecc5970cac',
  name: 'DismissNews',
};

export const PaperlessDocument: TypedDocument<PaperlessQuery, PaperlessQueryVariables> = {
  id: 'sha256:c3777ab5c16e9f38c163e0a7c2e53f18a33a2874c389ba492b84a0e65a6768fe',
  name: 'Paperless',
};

export const ChangePaperlessDocument: TypedDocument<ChangePaperlessMutation, ChangePaperlessMutationVariables> = {
  id: 'sha256:c243f0ed553e9d3dec955cbc5f0f2aa0228bf34a6d7225322e31529d622dab39',
  name: 'ChangePaperless',
};

export const PaymentOptionsDocument: TypedDocument<PaymentOptionsQuery, PaymentOptionsQueryVariables> = {
  id: 'sha256:787d7f9e90842d59094c970b8e4cddc2d428d78c4020bda4bb72320a0d0b6939',
  name: 'PaymentOptions',
};

export const PaymentPreviewDocument: TypedDocument<PaymentPreviewQuery, PaymentPreviewQueryVariables> = {
  id: 'sha256:470a53f33a1f2909e36f043fb16c46b5611e6c9f0ef55d99fd6baee31c958a72',
  name: 'PaymentPreview',
};

export const PaymentDocument: TypedDocument<PaymentQuery, PaymentQueryVariables> = {
  id: 'sha256:e393dbfa73e0942e0eaa087ee5435b0eef088e6ad959300f2430e6788ce0db1a',
  name: 'Payment',
};

export const PaymentByKeyDocument: TypedDocument<PaymentByKeyQuery, PaymentByKeyQueryVariables> = {
  id: 'sha256:6f35ad407d198ec59fc8343a6d708171bb9a698d70fcc89d65e598564503d54a',
  name: 'PaymentByKey',
};

export const PaymentsDocument: TypedDocument<PaymentsQuery, PaymentsQueryVariables> = {
  id: 'sha256:ed6a7a7e835de16971e81011caff0e5ccb1662bbefb799551e6be9ba031ac19d',
  name: 'Payments',
};

export const MakePaymentDocument: TypedDocument<MakePaymentMutation, MakePaymentMutationVariables> = {
  id: 'sha256:257c48b774bb0b211da7bf58eedac70d579ae1e234b6aceb3a1810d6465ac7f0',
  name: 'MakePayment',
};

export const ScheduledPaymentsDocument: TypedDocument<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables> = {
  id: 'sha256:5520632f280a50943b0b0bf026e14e33538173979e877f1307c5ccfc1b35252f',
  name: 'ScheduledPayments',
};

export const CancelScheduledPaymentDocument: TypedDocument<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables> = {
  id: 'sha256:fbf8cdd4e48db99ab9b6a345d4fc5df7bd95413425c5eb7d3dfa31933725b9bf',
  name: 'CancelScheduledPayment',
};

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:17de3d6a02570995c0e6202c3ee90e7987ff3936e8ce9f44e70cf4bf78a0ba40',
  name: 'Transactions',
};

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:b8f1238f0ba71297a700457c119a5d540df500cec9aae42d9e6de391ae91c1c0',
  name: 'PaymentMethods',
};
