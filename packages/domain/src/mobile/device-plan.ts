import type { BusinessDate } from '../dates/business-date.ts';
import { addMonths } from '../dates/months.ts';
import { isPositive, largest, subtract, usd, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { MobileDevice } from './mobile-account.ts';

/** How what is left of a device is paid off, a month at a time. */
export interface DevicePlan {
  readonly balance: Money;
  readonly installmentsLeft: number;
  readonly monthlyAmount: Money;
  /** The last of them, which may be less than the others; zero where nothing is left. */
  readonly lastAmount: Money;
  /** `null` where nothing is left, and where its biller has not said when the next one is. */
  readonly lastInstallment: BusinessDate | null;
}

type Plan = Pick<MobileDevice, 'balance' | 'monthlyAmount' | 'nextInstallment'>;

/** How many monthly amounts it takes, the last of which may be less. */
export const installmentsFor = (balance: Money, monthlyAmount: Money): number =>
  Math.ceil(balance.cents / monthlyAmount.cents);

/**
 * What is left of a device once an amount of it is paid: what is paid beside the monthly amounts comes off the last of them,
 * so that the next ones stay what they were and the end comes sooner.
 */
export function devicePlanAfter(device: Plan, paid: Money): DevicePlan {
  const { monthlyAmount, nextInstallment } = device;
  const balance = largest(subtract(device.balance, paid), zero);
  const installmentsLeft = installmentsFor(balance, monthlyAmount);
  const isLeft = isPositive(balance);
  return {
    balance,
    installmentsLeft,
    monthlyAmount,
    lastAmount: isLeft ? usd(balance.cents - (installmentsLeft - 1) * monthlyAmount.cents) : zero,
    lastInstallment: isLeft && nextInstallment ? addMonths(nextInstallment, installmentsLeft - 1) : null,
  };
}
