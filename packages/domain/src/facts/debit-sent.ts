import type { BusinessDate } from '../dates/business-date.ts';
import type { Payment } from '../payment/payment.ts';
import { isOnItsWay } from './balance.ts';

/** What Auto Pay has charged on a day and is still pending: turning Auto Pay off does not call it back. */
export const debitSentOn = (payments: readonly Payment[], date: BusinessDate): Payment | null =>
  payments.find(
    (payment) => payment.channel === 'autoPay' && payment.paymentDate === date && isOnItsWay(payment),
  ) ?? null;
