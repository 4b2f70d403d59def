import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { paymentsOnTheirWay } from './balance.ts';

/** How many of the payments on their way nobody can confirm yet: they are called that, and never pending. */
export type Unconfirmed = 'all' | 'some' | null;

/** How many of payments that are on their way, among others, nobody can confirm yet. Apart: no first load needs it. */
export function unconfirmedAmong(payments: readonly { readonly status: PaymentStatus }[]): Unconfirmed {
  const counted = paymentsOnTheirWay(payments);
  const unknown = counted.filter(isUnconfirmed);
  if (unknown.length === 0) return null;
  return unknown.length === counted.length ? 'all' : 'some';
}
