import type { LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';

/** A line of the account's activity. */
export interface Transaction {
  readonly id: string;
  readonly kind: LedgerEntry['kind'];
  readonly date: BusinessDate;
  /** `null` while the money is on its way. */
  readonly postedDate: BusinessDate | null;
  /** Signed: payments and credits are negative. */
  readonly amount: Money;
  readonly payment: Payment | null;
}
