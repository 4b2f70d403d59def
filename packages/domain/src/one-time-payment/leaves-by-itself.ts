import type { BusinessDate } from '../dates/business-date.ts';
import type { NextDebit } from '../facts/next-debit.ts';
import { isExpired } from '../method/card-expiration.ts';
import type { Payment } from '../payment/payment.ts';
import type { MethodOption, PaymentOptions } from './payment-options.ts';

/** Whether a saved method will be able to pay on a day, as far as what can be paid says it. */
export const paysOnDay = (
  { method, status }: Pick<MethodOption, 'method' | 'status'>,
  date: BusinessDate,
): boolean =>
  status !== 'restricted' && (method.type !== 'creditCard' || !isExpired(method.expirationDate, date));

/** Scheduled payments that their methods will be able to make; one whose method was not saved is taken as it is. */
export const scheduledToLeave = ({
  methods,
  scheduledPayments,
}: Pick<PaymentOptions, 'methods' | 'scheduledPayments'>): readonly Payment[] =>
  scheduledPayments.filter(({ method: { methodId }, paymentDate }) =>
    methods.every((option) => option.method.id !== methodId || paysOnDay(option, paymentDate)),
  );

/** Whether the saved method of Auto Pay will be able to pay on a day. */
export const autoPayPaysOn = (
  methods: readonly Pick<MethodOption, 'method' | 'status'>[],
  date: BusinessDate,
): boolean =>
  methods.every((option) => !option.method.usedBy.includes('allServices') || paysOnDay(option, date));

/** Auto Pay's next debit, where its method will be able to pay; `null` where it will not, or nothing is debited. */
export const debitToLeave = ({
  methods,
  autoPayDebit,
}: Pick<PaymentOptions, 'methods' | 'autoPayDebit'>): NextDebit | null =>
  autoPayDebit && autoPayPaysOn(methods, autoPayDebit.date) ? autoPayDebit : null;
