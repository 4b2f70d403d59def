import type { BusinessDate } from '../dates/business-date.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { Payment } from '../payment/payment.ts';

/** What Auto Pay has charged on a day and is still pending, not what nobody can confirm: turning Auto Pay off does not call it back. */
export const debitSentOn = (payments: readonly Payment[], date: BusinessDate): Payment | null =>
  payments.find(
    (payment) =>
      payment.channel === 'autoPay' && payment.paymentDate === date && payment.status === 'pending',
  ) ?? null;

/** What Auto Pay has charged and nobody can confirm yet: turning Auto Pay off does not stop it. */
export const unconfirmedDebit = (payments: readonly Payment[]): Payment | null =>
  payments.find((payment) => payment.channel === 'autoPay' && isUnconfirmed(payment)) ?? null;
