import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { scheduledToLeave } from './leaves-by-itself.ts';
import type { MethodOption, PaymentOptions } from './payment-options.ts';

/**
 * Scheduled payments that are charged although nothing is due for them: they become a credit. None while nobody can confirm
 * what was paid, and none whose card expires before its day.
 * @param made the payment that left nothing due, which is none of them; `null` where it is asked of the account at any time
 * @param options the figures with what was paid in them
 */
export const scheduledForCredit = (
  made: Pick<Payment, 'id'> | null,
  options: Pick<PaymentOptions, 'balance' | 'scheduledPayments' | 'countedPayments'> & {
    readonly methods: readonly Pick<MethodOption, 'method' | 'status'>[];
  },
): readonly Payment[] =>
  isPositive(options.balance.amountDue) || unconfirmedAmong(options.countedPayments) !== null
    ? []
    : scheduledToLeave(options).filter(({ id }) => id !== made?.id);
