import type { BusinessDate } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What a charge came down to by a payment. */
export interface SettledCharge {
  readonly id: string;
  readonly kind: 'charge' | 'return' | 'refund';
  readonly date: BusinessDate;
  /** Whether it is a bill's charge, not one apart. */
  readonly isBill: boolean;
  /** What the payment took off it. */
  readonly paid: Money;
  /** What was left of it then. */
  readonly left: Money;
}

/** A charge, and what fell due before it, in integer cents. */
export interface ChargeInOrder {
  readonly id: string;
  readonly kind: SettledCharge['kind'];
  readonly date: BusinessDate;
  readonly isBill: boolean;
  readonly cents: number;
  /** All charges that fell due before it, added up. */
  readonly beforeCents: number;
}

/** Where a payment stands among all money that was posted, in integer cents. */
export interface CoveringPayment {
  readonly cents: number;
  /** All payments and credits that posted before it, added up. */
  readonly beforeCents: number;
}

/**
 * What a posted payment settled: money covers the charge that fell due first, so each payment covers the stretch of the
 * charges that begins where the money before it ended. What no charge was there for is a credit. Money that went back since
 * settled nothing: it is none of the payment's, and its return or refund none of the charges.
 */
export function settledCharges(payment: CoveringPayment, charges: readonly ChargeInOrder[]): SettledCharge[] {
  const end = payment.beforeCents + payment.cents;
  return charges.flatMap(({ id, kind, date, isBill, cents, beforeCents }) => {
    const paid = Math.min(end, beforeCents + cents) - Math.max(payment.beforeCents, beforeCents);
    if (paid <= 0) return [];
    const left = Math.max(0, beforeCents + cents - end);
    return [{ id, kind, date, isBill, paid: usd(paid), left: usd(left) }];
  });
}
