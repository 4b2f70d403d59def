import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive, largest, negate, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { debitAfter } from './auto-pay-effect.ts';
import { debitToLeave, scheduledToLeave } from './leaves-by-itself.ts';
import type { PaymentOptions } from './payment-options.ts';

/** A payment that leaves by itself and counts toward the rest. */
export interface SetPayment {
  readonly date: BusinessDate;
  readonly amount: Money;
  /** Who scheduled it; `null` for Auto Pay. */
  readonly madeBy: { readonly userId: string; readonly name: string } | null;
}

/** Who else is set to pay beside a payment: what was scheduled, Auto Pay, or both. */
export type OthersSet = 'scheduled' | 'autoPay' | 'both';

/** What the others that are set to pay are called together. */
export function othersSet(alreadySet: readonly Pick<SetPayment, 'madeBy'>[]): OthersSet {
  const byAutoPay = alreadySet.filter(({ madeBy }) => madeBy === null).length;
  if (byAutoPay === 0) return 'scheduled';
  return byAutoPay === alreadySet.length ? 'autoPay' : 'both';
}

/** What a payment about to be made leaves, and what is set to pay that: each figure the one before less the next. */
export interface PaymentSum {
  /** Amount due less this payment. */
  readonly left: Money;
  /** Of what is left, past due. */
  readonly leftPastDue: Money;
  /** What the customer is ahead by afterwards; zero while anything is left. */
  readonly credit: Money;
  /** When what is left falls due; `null` where nothing is left, all of it is past due, or the payment leaves after that day. */
  readonly dueDate: BusinessDate | null;
  /** Soonest first, also where nothing is left for it to pay: it leaves all the same. */
  readonly alreadySet: readonly SetPayment[];
  readonly leftToPay: Money;
  /** What the customer is ahead by once all that is set has left too. */
  readonly beyond: Money;
}

/** What the account owes after a payment of an amount, and what is left for the customer once all that is set, and can be made, has left. */
export function paymentSum(
  amount: Money,
  date: BusinessDate,
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'autoPayDebit'>,
): PaymentSum {
  const { balance } = options;
  const autoPayDebit = debitToLeave(options);
  const { amountDue, creditBalance, pastDueNet, nextDueDate } = balance;
  const owed = subtract(subtract(amountDue, creditBalance), amount);
  const left = largest(owed, zero);
  // By its due date more is owed than what a payment after it leaves.
  const isLate = nextDueDate !== null && date > nextDueDate;
  const leftPastDue = largest(subtract(pastDueNet, amount), zero);
  const autoPay = autoPayDebit && {
    date: autoPayDebit.date,
    amount: debitAfter(autoPayDebit, { amount, date }),
    madeBy: null,
  };
  const scheduled = scheduledToLeave(options).map((payment) => ({
    date: payment.paymentDate,
    amount: payment.amount,
    madeBy: payment.createdBy,
  }));
  const alreadySet = [...scheduled, ...(autoPay && isPositive(autoPay.amount) ? [autoPay] : [])].sort(
    (a, b) => a.date.localeCompare(b.date),
  );
  const rest = subtract(owed, sum(alreadySet.map((one) => one.amount)));
  return {
    left,
    leftPastDue,
    credit: largest(negate(owed), zero),
    dueDate: isPositive(left) && left.cents > leftPastDue.cents && !isLate ? nextDueDate : null,
    alreadySet,
    leftToPay: largest(rest, zero),
    beyond: largest(negate(rest), zero),
  };
}
