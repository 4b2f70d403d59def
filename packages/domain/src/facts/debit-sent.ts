import type { BusinessDate } from '../dates/business-date.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { Payment } from '../payment/payment.ts';
import type { AccountFacts } from './account-facts.ts';

/** What Auto Pay has charged on a day and is still pending, not what nobody can confirm: turning Auto Pay off does not call it back. */
export const debitSentOn = (payments: readonly Payment[], date: BusinessDate): Payment | null =>
  payments.find(
    (payment) =>
      payment.channel === 'autoPay' && payment.paymentDate === date && payment.status === 'pending',
  ) ?? null;

/** What Auto Pay has charged and nobody can confirm yet: turning Auto Pay off does not stop it. */
export const unconfirmedDebit = (payments: readonly Payment[]): Payment | null =>
  payments.find((payment) => payment.channel === 'autoPay' && isUnconfirmed(payment)) ?? null;

/** The same of what Auto Pay charges for something: what it pays of mobile service is the mobile bill alone. */
export const unconfirmedDebitFor = (
  { payments, devicePayments = [] }: Pick<AccountFacts, 'payments' | 'devicePayments'>,
  scope: AutoPayScope,
): Payment | null => unconfirmedDebit(scope === 'mobile' ? devicePayments : payments);

/**
 * A debit that nobody can confirm yet, where it goes to another method than Auto Pay charges from now on; `null` where it
 * doesn't. @param methodId `null` for one that is not saved yet
 */
export const debitOfEarlierMethod = (debit: Payment | null, methodId: string | null): Payment | null =>
  debit && debit.method.methodId !== methodId ? debit : null;
