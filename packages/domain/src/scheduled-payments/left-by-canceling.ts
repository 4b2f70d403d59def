import type { BusinessDate } from '../dates/business-date.ts';
import type { ScheduledCancelPreview } from '../facts/cancel-preview.ts';
import type { Uncovered } from '../facts/left-due.ts';
import { isPositive, isSame, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { debitAfter } from '../one-time-payment/auto-pay-effect.ts';
import { debitToLeave, scheduledToLeave } from '../one-time-payment/leaves-by-itself.ts';
import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import type { Payment } from '../payment/payment.ts';

/** Who pays what a canceled payment would have paid. */
export interface LeftByCanceling {
  /** Auto Pay's next debit, where it takes more without the payment. */
  readonly autoPay: { readonly date: BusinessDate; readonly amount: Money } | null;
  /** What is left to pay by hand of what falls due next. */
  readonly byHand: Uncovered | null;
}

/** What canceling leaves, as it was told before it was done. */
export const leftByCanceling = ({ autoPay, uncovered }: ScheduledCancelPreview): LeftByCanceling => ({
  autoPay: autoPay && { date: autoPay.date, amount: autoPay.after },
  byHand: uncovered && { amount: uncovered.amount, dueDate: uncovered.dueDate },
});

type FiguresNow = Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'autoPayDebit'>;

/** The same of a payment that was canceled before, from what can be paid since. */
export function leftByCanceled(payment: Payment, options: FiguresNow): LeftByCanceling {
  const { autoPayDebit: debit } = options;
  const { amount, paymentDate: date } = payment;
  const wasToLeave = scheduledToLeave({ ...options, scheduledPayments: [payment] }).length > 0;
  const takesMore =
    debit !== null && wasToLeave && !isSame(debitAfter(debit, { amount, date }), debit.estimatedAmount);
  return {
    autoPay: takesMore ? { date: debit.date, amount: debit.estimatedAmount } : null,
    byHand: uncoveredAmong(options),
  };
}

/** What nothing that leaves by itself, and can, pays in time. */
function uncoveredAmong(options: FiguresNow): Uncovered | null {
  const { amountDue, nextDueDate: dueDate } = options.balance;
  if (dueDate === null) return null;
  const debit = debitToLeave(options);
  const paying = scheduledToLeave(options)
    .filter(({ paymentDate }) => paymentDate <= dueDate)
    .map((payment) => payment.amount);
  const debited = debit && debit.date <= dueDate ? [debit.estimatedAmount] : [];
  const amount = subtract(amountDue, sum([...paying, ...debited]));
  return isPositive(amount) ? { amount, dueDate } : null;
}
