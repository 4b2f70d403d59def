import { openOfAccount } from '../account/open-of-account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive, isSame, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { CustomerBill } from './bill.ts';

/** What became of a bill: paid, paid by a payment that has not posted, still to pay, or past due. */
export type BillStanding = 'paid' | 'pending' | 'unpaid' | 'pastDue';

/** Whether something of a bill is left to pay, set to be paid or not. */
export const isLeftToPay = (standing: BillStanding): standing is 'unpaid' | 'pastDue' =>
  standing === 'unpaid' || standing === 'pastDue';

/** How an account stands, as far as its bills need it. */
export interface StandingFacts {
  readonly today: BusinessDate;
  readonly balance: {
    readonly pastDue: Money;
    readonly pastDueNet: Money;
    readonly amountDue: Money;
    readonly pending: Money;
    readonly oldestUnpaidDueDate: BusinessDate | null;
    readonly nextDueDate: BusinessDate | null;
  };
  /** Payments of which nobody knows yet whether they went through: they have paid nothing. */
  readonly openPayment: { readonly device: object | null } | null;
  readonly news: { readonly withSupport: readonly object[] };
}

/** What is on its way and counts as paid: nothing, as long as nobody knows whether a payment of it went through. */
export const countedPending = ({
  balance,
  openPayment,
  news,
}: Pick<StandingFacts, 'openPayment' | 'news'> & {
  readonly balance: Pick<StandingFacts['balance'], 'pending'>;
}): Money =>
  openOfAccount({ openPayment }) === null && news.withSupport.length === 0 ? balance.pending : zero;

/** Payments cover the oldest bills first: from the oldest unpaid one on, nothing is paid. */
export function billStanding({ dueDate }: Pick<CustomerBill, 'dueDate'>, facts: StandingFacts): BillStanding {
  const { today, balance } = facts;
  const { oldestUnpaidDueDate, nextDueDate, pastDueNet, amountDue } = balance;
  const isCounted = isPositive(countedPending(facts));
  if (dueDate < today) {
    if (oldestUnpaidDueDate === null || dueDate < oldestUnpaidDueDate) return 'paid';
    return isCounted && !isPositive(pastDueNet) ? 'pending' : 'pastDue';
  }
  if (nextDueDate === null || dueDate < nextDueDate) return 'paid';
  return isCounted && !isPositive(amountDue) ? 'pending' : 'unpaid';
}

/** A posted payment, as the account's activity has it. */
interface PostedPayment {
  readonly postedDate: BusinessDate | null;
  readonly payment: {
    readonly status: string;
    readonly amount: Money;
    readonly paymentDate: BusinessDate;
  } | null;
}

/**
 * The payment that paid a bill, where the account's activity says so beyond doubt: of the bill's whole amount, posted, made
 * before the next bill came. `null` where it does not.
 */
export function paymentOfBill<Line extends PostedPayment>(
  bill: Pick<CustomerBill, 'billDate' | 'amount'>,
  nextBillDate: BusinessDate | null,
  activity: readonly Line[],
): NonNullable<Line['payment']> | null {
  const found = activity.find(
    ({ payment, postedDate }) =>
      payment?.status === 'successful' &&
      postedDate !== null &&
      isSame(payment.amount, bill.amount) &&
      payment.paymentDate >= bill.billDate &&
      (nextBillDate === null || payment.paymentDate < nextBillDate),
  );
  return found?.payment ?? null;
}

/** The bill that a charge of the account's activity is; `null` for any other charge, such as a late fee. */
export const billOfCharge = <Bill extends Pick<CustomerBill, 'billDate' | 'amount'>>(
  { date, amount }: { readonly date: BusinessDate; readonly amount: Money },
  bills: readonly Bill[],
): Bill | null => bills.find((bill) => bill.billDate === date && isSame(bill.amount, amount)) ?? null;
