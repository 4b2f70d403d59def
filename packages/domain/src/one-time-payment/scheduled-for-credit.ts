import { becomingCredit } from '../facts/becoming-credit.ts';
import type { Payment } from '../payment/payment.ts';
import { scheduledToLeave } from './leaves-by-itself.ts';
import type { PaymentOptions } from './payment-options.ts';

/**
 * Scheduled payments that become a credit now that a payment has left nothing due for them.
 * @param options the figures with the payment in them
 */
export const scheduledForCredit = (
  { id }: Pick<Payment, 'id'>,
  options: Pick<PaymentOptions, 'balance' | 'methods' | 'scheduledPayments' | 'countedPayments'>,
): readonly Payment[] =>
  becomingCredit(scheduledToLeave(options), options.balance, options.countedPayments).filter(
    (other) => other.id !== id,
  );
