import type { BusinessDate } from '../dates/business-date.ts';
import type { Clock } from '../dates/clock.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { deviceFacts } from '../facts/device-facts.ts';
import { mobileBillFacts } from '../facts/mobile-bill-facts.ts';
import { confirmingPayment } from '../mobile/confirming-payment.ts';
import { deviceObstacle } from '../mobile/device-obstacle.ts';
import { mobileBillId } from '../mobile/mobile-bill.ts';
import { isPositive, smallest } from '../money/arithmetic.ts';
import { type PaymentOptions, paymentOptions } from '../one-time-payment/payment-options.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
import { leastPayment, type PaymentSettings } from '../payment/settings.ts';

/**
 * What a customer may pay now of a device: $1.00 at least, or the whole of less, and no more than is left of it; today, by
 * card. One payment at a time, of the account as of the device.
 * @param deviceId the device's, or the mobile bill's
 * @returns `null` where there is no such device, and where none can be paid here
 */
export function devicePaymentOptions(
  facts: AccountFacts,
  deviceId: string,
  settings: PaymentSettings,
  clock: Clock,
): PaymentOptions | null {
  if (deviceId === mobileBillId(facts)) return mobileBillOptions(facts, settings, clock);
  const { account, mobile, devicePayments = [] } = facts;
  const device = mobile?.devices.find(({ id }) => id === deviceId);
  if (!mobile || !device || deviceObstacle(mobile, account.restrictions) !== null) return null;
  const today = dayIn(clock.now(), account.timeZone);
  const options = paymentOptions(deviceFacts(facts, device, today), settings, clock);
  const { amountDue } = options.balance;
  return {
    ...options,
    device,
    minimum: isPositive(amountDue) ? smallest(leastPayment, amountDue) : leastPayment,
    maximum: smallest(options.maximum, amountDue),
    dates: { ...options.dates, latest: today },
    // One that is with support holds up no other payment, but this device's: it may have paid it.
    openPayment: openPaymentOf(facts) ?? confirmingPayment(devicePayments, deviceId),
    bankConnect: false,
  };
}

/**
 * What a customer may pay now of the mobile bill: the same, past due or not; while service is limited or off it alone brings
 * that back.
 * @returns `null` without mobile service; where no bill is stated nothing is due
 */
function mobileBillOptions(
  facts: AccountFacts,
  settings: PaymentSettings,
  clock: Clock,
): PaymentOptions | null {
  const { account, mobile, devicePayments = [] } = facts;
  if (!mobile) return null;
  const today = dayIn(clock.now(), account.timeZone);
  const options = paymentOptions(mobileBillFacts(facts, today), settings, clock);
  const { amountDue } = options.balance;
  return {
    ...options,
    mobileBillId: mobileBillId(facts),
    // On which day it fell due its biller does not say; the day that the rules go by is nobody's to read.
    balance: { ...options.balance, oldestUnpaidDueDate: null },
    maximum: isPositive(amountDue) ? smallest(options.maximum, amountDue) : amountDue,
    dates: { ...options.dates, latest: today },
    openPayment: openPaymentOf(facts) ?? confirmingPayment(devicePayments, mobileBillId(facts)),
    bankConnect: false,
  };
}

/** What was paid on a day already of what options are about: a second payment may be meant for the same. */
export const paidOnDay = (
  { countedPayments }: Pick<PaymentOptions, 'countedPayments'>,
  day: BusinessDate,
): readonly Payment[] =>
  countedPayments.filter(({ status, paymentDate }) => status === 'successful' && paymentDate === day);
