import type { BusinessDate } from '../dates/business-date.ts';
import type { Payment } from './payment.ts';
import { isAccepted } from './payment-money-state.ts';

/**
 * Whether what a payment did for the account is still news: on the day it was paid, once it is accepted. Pending from a bank
 * counts as accepted; while nobody knows of a payment there is nothing to tell.
 */
export const isNews = (
  { status, paymentDate }: Pick<Payment, 'status' | 'paymentDate'>,
  today: BusinessDate,
): boolean => isAccepted(status) && today <= paymentDate;
