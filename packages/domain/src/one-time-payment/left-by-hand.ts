import { paysOnline } from '../method/restriction-standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { PaymentOptions } from './payment-options.ts';

/** What is left once all that is set to pay has paid, whoever pays it and wherever. */
export const leftOnceSetHasPaid = ({ balance, left }: Pick<PaymentOptions, 'balance' | 'left'>): Money =>
  left ?? balance.amountDue;

/**
 * What is left for the customer to pay by hand here, once all that is set to pay has paid.
 * @param after what a change leaves, where the figures are those from before it
 * @returns `null` where nothing is, and where nothing can be paid online
 */
export function leftToPayByHand(
  options: Pick<PaymentOptions, 'balance' | 'left' | 'restriction'>,
  after?: Money,
): Money | null {
  const amount = after ?? leftOnceSetHasPaid(options);
  return paysOnline(options.restriction) && isPositive(amount) ? amount : null;
}
