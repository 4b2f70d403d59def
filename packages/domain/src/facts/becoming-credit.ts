import { isPositive } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import type { Balance } from './balance.ts';
import { unconfirmedAmong } from './unconfirmed-among.ts';

/**
 * Scheduled payments that are charged although nothing is due for them: they become a credit. None while nobody can confirm
 * what was paid.
 * @param waiting scheduled payments that can be made
 * @param payments what was paid, in the balance already
 */
export const becomingCredit = (
  waiting: readonly Payment[],
  { amountDue }: Pick<Balance, 'amountDue'>,
  payments: readonly Pick<Payment, 'status'>[],
): readonly Payment[] => (isPositive(amountDue) || unconfirmedAmong(payments) !== null ? [] : waiting);
