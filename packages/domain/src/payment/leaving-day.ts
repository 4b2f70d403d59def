import { bankingDayOnOrAfter } from '../dates/banking-days.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';

/**
 * The day on which money dated for a day leaves the customer (product decision "Debit days"): a card is charged on the day
 * itself, a bank moves money on banking days alone. The day that it is dated for counts for lateness.
 */
export const leavingDay = (date: BusinessDate, type: PaymentMethodType): BusinessDate =>
  type === 'bankAccount' ? bankingDayOnOrAfter(date) : date;
