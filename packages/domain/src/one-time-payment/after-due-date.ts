import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { PaymentOptions } from './payment-options.ts';

/** Whether a payment's day lies after the due date of a bill that nothing pays in time. */
export const isAfterDueDate = (
  date: BusinessDate,
  { nextDueDate, amountDue }: Pick<PaymentOptions['balance'], 'nextDueDate' | 'amountDue'>,
  left: PaymentOptions['left'] | undefined,
): boolean => nextDueDate !== null && date > nextDueDate && isPositive(left ?? amountDue);
