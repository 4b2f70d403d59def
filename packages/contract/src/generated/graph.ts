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


export type BillingSummaryQuery = { readonly billingSummary: { readonly today: BusinessDate, readonly discountEligible: boolean, readonly restriction: schema.OnlineRestriction | null, readonly softDisconnectDate: BusinessDate | null, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly openCharges: ReadonlyArray<{ readonly id: string, readonly kind: schema.OpenChargeKind, readonly date: BusinessDate, readonly dueDate: BusinessDate, readonly isPartlyPaid: boolean, readonly remaining: { readonly unit: string, readonly value: string } }>, readonly standing: { readonly name: AccountStandingName, readonly daysPastDue: number }, readonly news: { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }> }, readonly restoreLadder: ReadonlyArray<{ readonly code: DelinquencyCode, readonly date: BusinessDate, readonly position: schema.RestorePosition, readonly clearedBy: { readonly unit: string, readonly value: string } }>, readonly autoPay: { readonly nextDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } }, readonly discount: { readonly unit: string, readonly value: string } | null } | null, readonly paperless: { readonly enrolled: boolean, readonly email: string | null }, readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly setToPay: { readonly payments: ReadonlyArray<{ readonly date: BusinessDate, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly madeBy: { readonly userId: string, readonly name: string } | null }>, readonly left: { readonly unit: string, readonly value: string } } | null, readonly lastFailed: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly paymentsOnTheirWay: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null } };

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

export type AccountNewsFieldsFragment = { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }> };

export type DismissNewsMutationVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type DismissNewsMutation = { readonly dismissNews: { readonly news: { readonly callToRestore: boolean, readonly restoring: { readonly at: string, readonly timeZone: string } | null, readonly checkingUntil: { readonly at: string, readonly timeZone: string } | null, readonly withSupport: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly failed: ReadonlyArray<{ readonly how: schema.UnseenFailure, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }>, readonly returned: ReadonlyArray<{ readonly date: BusinessDate, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } }> }, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type PaperlessFieldsFragment = { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null };

export type PaperlessQueryVariables = Exact<{
  accountId: string;
}>;


export type PaperlessQuery = { readonly paperless: { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null } };

export type ChangePaperlessMutationVariables = Exact<{
  input: schema.ChangePaperlessInput;
}>;


export type ChangePaperlessMutation = { readonly changePaperless: { readonly outcome: OutcomeCode, readonly paperless: { readonly enrolled: boolean, readonly email: string | null, readonly mayManage: boolean, readonly addressOnFile: string, readonly nextBillDate: BusinessDate, readonly mailingAddress: { readonly addressLine1: string, readonly city: string, readonly state: string, readonly zip: string }, readonly lastChange: { readonly change: schema.PaperlessChange, readonly at: string, readonly by: { readonly userId: string, readonly name: string } } | null }, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type PaymentFieldsFragment = { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null };

export type PaymentOptionsFieldsFragment = { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly left: { readonly unit: string, readonly value: string } | null, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null };

export type PaymentOptionsQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentOptionsQuery = { readonly paymentOptions: { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly left: { readonly unit: string, readonly value: string } | null, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null } };

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


export type PaymentQuery = { readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentByKeyQueryVariables = Exact<{
  accountId: string;
  idempotencyKey: string;
}>;


export type PaymentByKeyQuery = { readonly paymentByKey: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null };

export type PaymentsQueryVariables = Exact<{
  accountId: string;
  first?: number | null;
  after?: string | null;
}>;


export type PaymentsQuery = { readonly payments: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }> } };

export type MakePaymentMutationVariables = Exact<{
  input: schema.MakePaymentInput;
}>;


export type MakePaymentMutation = { readonly makePayment: { readonly outcome: OutcomeCode, readonly reference: string, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }>, readonly paymentOptions: { readonly restriction: schema.OnlineRestriction | null, readonly bankConnect: boolean, readonly minimum: { readonly unit: string, readonly value: string }, readonly maximum: { readonly unit: string, readonly value: string }, readonly balance: { readonly oldestUnpaidDueDate: BusinessDate | null, readonly nextDueDate: BusinessDate | null, readonly pastDue: { readonly unit: string, readonly value: string }, readonly newCharges: { readonly unit: string, readonly value: string }, readonly pending: { readonly unit: string, readonly value: string }, readonly credit: { readonly unit: string, readonly value: string }, readonly amountDue: { readonly unit: string, readonly value: string }, readonly creditBalance: { readonly unit: string, readonly value: string }, readonly pastDueNet: { readonly unit: string, readonly value: string } }, readonly dates: { readonly today: BusinessDate, readonly earliest: BusinessDate, readonly latest: BusinessDate, readonly refusedTomorrow: BusinessDate | null, readonly cutOff: string, readonly mustPayToday: schema.MustPayTodayReason | null, readonly futureSlotsLeft: number }, readonly methods: ReadonlyArray<{ readonly id: string, readonly type: schema.PaymentMethodType, readonly name: string | null, readonly isPreferred: boolean, readonly isRestricted: boolean, readonly status: schema.PaymentMethodStatus, readonly lastFourDigits: string, readonly usedBy: ReadonlyArray<schema.AutoPayScope>, readonly brand: schema.CardBrand | null, readonly expirationDate: string | null, readonly nameOnCard: string | null, readonly funding: schema.CardFunding | null, readonly postalCode: string | null, readonly accountType: schema.BankAccountType | null, readonly nameOnAccount: string | null, readonly capabilities: { readonly oneTime: boolean, readonly autoPay: boolean, readonly save: boolean, readonly blockedReason: schema.MethodBlockedReason | null } }>, readonly openPayment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly countedPayments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null }>, readonly left: { readonly unit: string, readonly value: string } | null, readonly autoPayDebit: { readonly date: BusinessDate, readonly changeBy: BusinessDate, readonly estimatedAmount: { readonly unit: string, readonly value: string } } | null } | null } };

export type ScheduledPaymentsQueryVariables = Exact<{
  accountId: string;
}>;


export type ScheduledPaymentsQuery = { readonly scheduledPayments: ReadonlyArray<{ readonly id: string, readonly status: schema.PaymentStatus, readonly debitDate: BusinessDate, readonly changeBy: BusinessDate, readonly warnings: ReadonlyArray<string>, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string } }> };

export type CancelScheduledPaymentMutationVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type CancelScheduledPaymentMutation = { readonly cancelScheduledPayment: { readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: OutcomeCode, readonly pointer: string | null, readonly problem: string | null }> } };

export type TransactionsQueryVariables = Exact<{
  accountId: string;
  first?: number | null;
  after?: string | null;
}>;


export type TransactionsQuery = { readonly transactions: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: schema.TransactionKind, readonly date: BusinessDate, readonly postedDate: BusinessDate | null, readonly amount: { readonly unit: string, readonly value: string }, readonly payment: { readonly id: string, readonly reference: string, readonly status: schema.PaymentStatus, readonly statusReason: OutcomeCode | null, readonly returnReason: schema.ReturnReason | null, readonly returnedDate: BusinessDate | null, readonly moneyState: schema.MoneyState, readonly paymentDate: BusinessDate, readonly requestedAt: string, readonly postedDate: BusinessDate | null, readonly channel: schema.PaymentChannel, readonly wasMethodSaved: boolean, readonly inSupportQueue: boolean, readonly wasChecked: boolean, readonly failedAt: string | null, readonly amount: { readonly unit: string, readonly value: string }, readonly paymentMethod: { readonly methodId: string | null, readonly name: string | null, readonly type: schema.PaymentMethodType, readonly brand: schema.CardBrand | null, readonly accountType: schema.BankAccountType | null, readonly lastFourDigits: string }, readonly createdBy: { readonly userId: string, readonly name: string }, readonly restoresService: { readonly expectedBy: string } | null } | null }> } };

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
  id: 'sha256:e5b596794773eba181972084f638ba6ae6f6a190fe5723684e792af833e239a3',
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
  id: 'sha256:cc2512160a7210d295758361de5e64e706e27f39bda5e94aa59565d9fed8dff7',
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
  id: 'sha256:a9e94305f7ead7da327a1a35128b1485c94b65a5df27fef1feb0756a7b53e64a',
  name: 'PaymentOptions',
};

export const PaymentPreviewDocument: TypedDocument<PaymentPreviewQuery, PaymentPreviewQueryVariables> = {
  id: 'sha256:470a53f33a1f2909e36f043fb16c46b5611e6c9f0ef55d99fd6baee31c958a72',
  name: 'PaymentPreview',
};

export const PaymentDocument: TypedDocument<PaymentQuery, PaymentQueryVariables> = {
  id: 'sha256:f7a02921f19ba522e4d8af107680871ba09a41af1a51e37c66e59fb2ba5af095',
  name: 'Payment',
};

export const PaymentByKeyDocument: TypedDocument<PaymentByKeyQuery, PaymentByKeyQueryVariables> = {
  id: 'sha256:41df6fae94d126ca19aae69f456203dc44701d758d3a5bedd81afb66f6c661dd',
  name: 'PaymentByKey',
};

export const PaymentsDocument: TypedDocument<PaymentsQuery, PaymentsQueryVariables> = {
  id: 'sha256:a0b101dadf4c228a872f4c5bfab9242eca68e5f6717e58a71061e077dee8f832',
  name: 'Payments',
};

export const MakePaymentDocument: TypedDocument<MakePaymentMutation, MakePaymentMutationVariables> = {
  id: 'sha256:1861b27dbda9864f7f420dacdfc2066c87fdcf457a726992530c23c2896885c8',
  name: 'MakePayment',
};

export const ScheduledPaymentsDocument: TypedDocument<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables> = {
  id: 'sha256:5520632f280a50943b0b0bf026e14e33538173979e877f1307c5ccfc1b35252f',
  name: 'ScheduledPayments',
};

export const CancelScheduledPaymentDocument: TypedDocument<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables> = {
  id: 'sha256:2e960ef95d2336b38ab54904919466d23ef75204ded0957876bd915150087d43',
  name: 'CancelScheduledPayment',
};

export const TransactionsDocument: TypedDocument<TransactionsQuery, TransactionsQueryVariables> = {
  id: 'sha256:79eb5a1002cc5f3e26b59bf143d86aaf26db9ab482f796a237c949dc6a04b955',
  name: 'Transactions',
};

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:b8f1238f0ba71297a700457c119a5d540df500cec9aae42d9e6de391ae91c1c0',
  name: 'PaymentMethods',
};
