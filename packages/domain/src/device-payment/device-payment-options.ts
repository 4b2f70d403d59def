import type { BusinessDate } from '../dates/business-date.ts';
import type { Clock } from '../dates/clock.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { deviceFacts } from '../facts/device-facts.ts';
import { deviceObstacle } from '../mobile/device-obstacle.ts';
import { confirmingPayment } from '../mobile/mobile-devices.ts';
import { isPositive, smallest } from '../money/arithmetic.ts';
import { type PaymentOptions, paymentOptions } from '../one-time-payment/payment-options.ts';
import { openPaymentOf } from '../payment/open-payment.ts';
import type { Payment } from '../payment/payment.ts';
import { leastPayment, type PaymentSettings } from '../payment/settings.ts';

/**
 * What a customer may pay now of a device: $1.00 at least, or the whole of less, and no more than is left of it; today, by
 * card. One payment at a time, of the account as of the device.
 * @returns `null` where there is no such device, and where none can be paid here
 */
export function devicePaymentOptions(
  facts: AccountFacts,
  deviceId: string,
  settings: PaymentSettings,
  clock: Clock,
): PaymentOptions | null {
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

/** What was paid on a day already of what options are about: a second payment may be meant for the same. */
export const paidOnDay = (
  { countedPayments }: Pick<PaymentOptions, 'countedPayments'>,
  day: BusinessDate,
): readonly Payment[] =>
  countedPayments.filter(({ status, paymentDate }) => status === 'successful' && paymentDate === day);
