import type { BusinessDate } from '../dates/business-date.ts';
import type { NextDebit } from '../facts/next-debit.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { PaymentOptions } from './payment-options.ts';

/**
 * The Auto Pay debit that comes before a payment of a day and takes all that is due, so that the bill would be paid twice.
 * A payment that leaves no later than the debit lowers it instead.
 * @returns `null` where there is none
 */
export const autoPayFirst = (
  date: BusinessDate,
  { autoPayDebit }: Pick<PaymentOptions, 'autoPayDebit'>,
): NextDebit | null =>
  autoPayDebit && isPositive(autoPayDebit.estimatedAmount) && autoPayDebit.date < date ? autoPayDebit : null;
