import { unconfirmedAmong } from '../facts/unconfirmed-among.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { scheduledToLeave } from './leaves-by-itself.ts';
import type { PaymentOptions } from './payment-options.ts';

/**
 * Scheduled payments that are charged although a payment has left nothing due for them: they become a credit. None while
 * nobody can confirm what was paid.
 * @param options the figures with the payment in them
 */
export const scheduledForCredit = (
  { id }: Pick<Payment, 'id'>,
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'countedPayments'>,
): readonly Payment[] =>
  isPositive(options.balance.amountDue) || unconfirmedAmong(options.countedPayments) !== null
    ? []
    : scheduledToLeave(options).filter((other) => other.id !== id);
