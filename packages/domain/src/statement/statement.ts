import type { BillLine, CustomerBill, LedgerEntry, LocalizedText } from '../bill/bill.ts';
import type { BillDifference } from '../bill/bill-change.ts';
import type { BillStanding } from '../bill/bill-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';

/** The sections of a statement, in the order in which they stand: services, then what is for no service of its own. */
export const statementServices = [
  'internet',
  'voice',
  'tv',
  'mobile',
  'equipment',
  'other',
  'oneTime',
  'discounts',
  'taxes',
] as const;
export type StatementService = (typeof statementServices)[number];

/** What a statement says of a payment: whoever asks for more has its id. */
export type StatementPayment = Pick<Payment, 'id' | 'reference' | 'method' | 'channel'>;

/** A line of the account's ledger, as statements tell it. */
export interface StatementActivity extends Pick<LedgerEntry, 'id' | 'kind'> {
  /** The day it happened; a payment's own. */
  readonly date: BusinessDate;
  /** The day it posted, which is the one that it counts from, where that is another one. */
  readonly postedDate: BusinessDate | null;
  /** Signed: payments and credits are negative. */
  readonly amount: Money;
  /** Whether it charges a bill, whose date it has. */
  readonly isBill: boolean;
  /** The payment that was posted or came back; `null` for anything else. */
  readonly payment: StatementPayment | null;
}

/** A charge of the bill, or what is taken off it. */
export interface StatementLine
  extends Pick<BillLine, 'id' | 'description' | 'explanation' | 'amount' | 'serviceFrom' | 'serviceTo'> {
  /** The price on the bill before, where it was another one. */
  readonly was: Money | null;
}

/** The lines of one service; `total` is their sum. */
export interface StatementSection {
  readonly service: StatementService;
  readonly total: Money;
  readonly lines: readonly StatementLine[];
}

/** One reason why this bill differs from the one before. */
export interface StatementDifference extends BillDifference {
  /** The last day of a promotion or a charge that the bill before still had; `null` for any other reason. */
  readonly endedOn: BusinessDate | null;
}

/** This bill beside the one before: the differences sum exactly to the difference of both. */
export interface StatementComparison {
  readonly previousBillDate: BusinessDate;
  readonly previousAmount: Money;
  readonly differences: readonly StatementDifference[];
}

/** What happened from one bill to the next: `balance` and all of `activity` make `left`. */
export interface PreviousActivity {
  /** `null` on the first bill. */
  readonly billDate: BusinessDate | null;
  /** What the account came to with the bill before. */
  readonly balance: Money;
  readonly activity: readonly StatementActivity[];
  /** What of it was left when this bill was made; negative where the customer was ahead. */
  readonly left: Money;
}

/** What was added to the account since a bill, beside bills and what came back: money given back, and what was charged apart. */
export interface AddedSince {
  readonly refunded: Money;
  readonly charged: Money;
}

/** A statement, as it is shown, printed and downloaded (spec section 3). */
export interface Statement
  extends Pick<CustomerBill, 'id' | 'kind' | 'billDate' | 'dueDate' | 'serviceFrom' | 'serviceTo'> {
  /** The last four digits of the account number. */
  readonly accountEnding: string;
  /** What proves that somebody holds this bill; `null` for those who are not to see it. */
  readonly securityCode: string | null;
  readonly previous: PreviousActivity;
  /** Those that have lines. */
  readonly sections: readonly StatementSection[];
  /** What this bill charges: the sum of the sections. */
  readonly newCharges: Money;
  /** What the account came to with this bill: what was left and the new charges. */
  readonly total: Money;
  /** `null` on the first bill. */
  readonly comparison: StatementComparison | null;
  readonly standing: BillStanding;
  readonly addedSince: AddedSince;
  /** What the provider tells with this bill. */
  readonly news: readonly LocalizedText[];
}

/** A statement in a list of them. */
export interface ListedStatement
  extends Pick<CustomerBill, 'id' | 'kind' | 'billDate' | 'dueDate' | 'amount'> {
  readonly standing: BillStanding;
  /** Whether only a payment that nobody can confirm yet may have paid it. */
  readonly isUnconfirmed: boolean;
}
