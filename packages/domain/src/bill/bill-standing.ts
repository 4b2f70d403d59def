import { openOfAccount } from '../account/open-of-account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isMore, isPositive, isSame, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { CustomerBill } from './bill.ts';
import type { OwedAgain } from './owed-again.ts';

/**
 * What became of a bill: paid, paid by a payment that has not posted, still to pay, past due, or owed again since the payment
 * of it came back. One that comes to less than nothing asks for nothing: it is a credit.
 */
export type BillStanding = 'paid' | 'pending' | 'unpaid' | 'pastDue' | 'returned' | 'credit';

/** Whether something of a bill is left to pay, set to be paid or not. */
export const isLeftToPay = (standing: BillStanding): standing is 'unpaid' | 'pastDue' | 'returned' =>
  standing === 'unpaid' || standing === 'pastDue' || standing === 'returned';

/** What is open of an account, as far as its bills need it. */
interface OpenOfBill {
  readonly kind: string;
  readonly dueDate: BusinessDate;
  /** Of a payment that came back, the bills that it leaves owed again. */
  readonly owedAgain: readonly OwedAgain[];
}

/** How an account stands, as far as its bills need it. */
export interface StandingFacts {
  readonly today: BusinessDate;
  /** What is open of the account, of which what came back is owed again. */
  readonly openCharges: readonly OpenOfBill[];
  readonly balance: {
    readonly pastDue: Money;
    readonly newCharges: Money;
    readonly pending: Money;
    readonly amountDue: Money;
    readonly oldestUnpaidDueDate: BusinessDate | null;
    readonly nextDueDate: BusinessDate | null;
  };
  /** Payments of which nobody knows yet whether they went through: they have paid nothing. */
  readonly openPayment: { readonly device: object | null; readonly amount: Money } | null;
  readonly news: { readonly withSupport: readonly { readonly amount: Money }[] };
}

/** What is on its way and counts as paid: all of it but the payments of which nobody knows whether they went through. */
export const countedPending = ({
  balance,
  openPayment,
  news,
}: Pick<StandingFacts, 'openPayment' | 'news'> & {
  readonly balance: Pick<StandingFacts['balance'], 'pending'>;
}): Money => {
  const unknown = [openOfAccount({ openPayment }), ...news.withSupport];
  return subtract(balance.pending, sum(unknown.map((payment) => payment?.amount ?? zero)));
};

/** Whether payments on their way cover everything that is past due: once they post it is paid. */
export const isPastDueCovered = (facts: Pick<StandingFacts, 'balance' | 'openPayment' | 'news'>): boolean =>
  covers(facts, facts.balance.pastDue);

/** Whether what is on its way and counts as paid is enough for what is owed. */
function covers(facts: Pick<StandingFacts, 'balance' | 'openPayment' | 'news'>, owed: Money): boolean {
  const counted = countedPending(facts);
  return isPositive(owed) && isPositive(counted) && !isMore(owed, counted);
}

/** A bill, or what else is charged: that has no day of a bill. */
type AskedFor = Pick<CustomerBill, 'dueDate' | 'amount'> & { readonly billDate: BusinessDate | null };

/** Payments cover the oldest bills first, and one that came back has settled nothing of the bill that it was made for. */
export function billStanding({ billDate, dueDate, amount }: AskedFor, facts: StandingFacts): BillStanding {
  if (amount.cents < 0) return 'credit';
  const standing = standingOf(dueDate, facts);
  const back = standing === 'paid' && billDate && returnedOf({ billDate }, facts.openCharges);
  if (!back) return standing;
  return standingOf(back.dueDate, facts) === 'pending' ? 'pending' : 'returned';
}

/**
 * Whether a bill that is left to pay may be paid: by payments that nobody can confirm yet, beside what is on its way. What is
 * past due stays that.
 */
export const isMaybePaid = (
  standing: BillStanding,
  { balance }: { readonly balance: Pick<StandingFacts['balance'], 'amountDue'> },
): boolean => standing === 'unpaid' && !isPositive(balance.amountDue);

/** The payment of a bill that came back, while the bill is owed again; of several the one that is owed since last. */
export const returnedOf = <Charge extends Pick<OpenOfBill, 'owedAgain'>>(
  { billDate }: { readonly billDate: BusinessDate },
  charges: readonly Charge[],
): Charge | null =>
  charges.findLast(({ owedAgain }) => owedAgain.some((owed) => owed.billDate === billDate)) ?? null;

/** From the oldest unpaid charge on, nothing is paid. */
function standingOf(dueDate: BusinessDate, facts: StandingFacts): 'paid' | 'pending' | 'unpaid' | 'pastDue' {
  const { today, balance } = facts;
  const { oldestUnpaidDueDate, nextDueDate, pastDue, newCharges } = balance;
  if (dueDate < today) {
    if (oldestUnpaidDueDate === null || dueDate < oldestUnpaidDueDate) return 'paid';
    return covers(facts, pastDue) ? 'pending' : 'pastDue';
  }
  if (nextDueDate === null || dueDate < nextDueDate) return 'paid';
  return covers(facts, sum([pastDue, newCharges])) ? 'pending' : 'unpaid';
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

/** What is open of an account, with the day on which it was charged, what is left of it and what is paid. */
interface OpenCharge extends OpenOfBill {
  readonly date: BusinessDate;
  readonly remaining: Money;
  readonly paid: Money;
}

/**
 * How the bill stands that a charge of the account's activity is, and when it is due; `null` for any other charge, such as a
 * late fee. A bill whose statement is still on its way is not among the bills: what is open of it says when it is due.
 */
export function standingOfCharge(
  { date: billDate, amount }: { readonly date: BusinessDate; readonly amount: Money },
  bills: readonly Pick<CustomerBill, 'billDate' | 'dueDate' | 'amount'>[],
  facts: Omit<StandingFacts, 'openCharges'> & { readonly openCharges: readonly OpenCharge[] },
): { readonly standing: BillStanding; readonly dueDate: BusinessDate } | null {
  const charged =
    bills.find((bill) => bill.billDate === billDate && isSame(bill.amount, amount)) ??
    facts.openCharges.find(
      ({ kind, date, remaining, paid }) =>
        kind === 'bill' && date === billDate && isSame(sum([remaining, paid]), amount),
    );
  if (!charged) return null;
  const { dueDate } = charged;
  return { standing: billStanding({ billDate, dueDate, amount }, facts), dueDate };
}
