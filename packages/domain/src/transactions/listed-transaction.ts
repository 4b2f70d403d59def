import type { BillStanding } from '../bill/bill-standing.ts';
import type { SettledCharge } from '../bill/settled-charges.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { Transaction } from '../facts/transaction.ts';
import type { MobileBillLine } from '../mobile/mobile-bill-line.ts';
import type { Money } from '../money/money.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { Refund } from './refunds.ts';

/** A line of the account's activity with what became of what it asks for. */
export interface ListedTransaction extends Transaction {
  /** Whether a charge is a bill, not one apart. */
  readonly isBill: boolean;
  /** The day a charge falls due; `null` for what asks for nothing. */
  readonly dueDate: BusinessDate | null;
  /** How a charge stands; `null` for what asks for nothing. */
  readonly standing: BillStanding | null;
  /** What is left of a charge of which a part is paid; `null` where none of it is, or all. */
  readonly left: Money | null;
  /** Whether it is a charge that only a payment which nobody can confirm yet may have paid. */
  readonly isUnconfirmed: boolean;
  /** The day a scheduled payment was canceled, where that is known; `null` for what was not. */
  readonly cancelledDate: BusinessDate | null;
  /** What of a payment was given back since; `null` where nothing was. */
  readonly refunded: Money | null;
}

/** One transaction with what it did. */
export interface TransactionDetail {
  readonly line: ListedTransaction;
  /** The charges that it settled, the one that fell due first at the top; nothing unless it posted. */
  readonly settled: readonly SettledCharge[];
  /** What of a payment was given back since, the first at the top. It settled nothing with that. */
  readonly refunds: readonly Refund[];
  /** What a mobile bill is made of; nothing of any other line, and of a bill that came without. */
  readonly billLines: readonly MobileBillLine[];
  /** Whether what it asks for is left to pay; of a payment that came back, what its return left to pay. */
  readonly isOwed: boolean;
  /** What the account came to right after it; `null` unless it posted. Negative is a credit. */
  readonly balanceAfter: Money | null;
}

/** How a line stands, as its status says: what became of its payment, or of what it asks for. */
export type TransactionStatus = PaymentStatus | 'posted' | 'credited' | 'refunded' | BillStanding;

const done = { payment: 'posted', credit: 'credited', refund: 'refunded' } as const;

/**
 * The status of a line. What a returned payment left owed again is part of what is due, and how that stands is a bill's to
 * say: its line says what happened.
 */
export function statusOfTransaction(
  line: Pick<ListedTransaction, 'kind' | 'payment' | 'postedDate' | 'standing' | 'isUnconfirmed'>,
): TransactionStatus {
  const { kind, payment, postedDate, standing, isUnconfirmed } = line;
  if (kind === 'return') return 'returned';
  if (kind === 'charge') return isUnconfirmed ? 'unknown' : (standing ?? 'unpaid');
  if (kind === 'payment' && payment && (payment.status !== 'successful' || postedDate === null))
    return payment.status;
  return done[kind];
}
