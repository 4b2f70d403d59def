import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { paymentsOnTheirWay } from './balance.ts';
import type { Unconfirmed } from './unconfirmed.ts';

/** How many of payments that are on their way, among others, nobody can confirm yet. Apart: no first load needs it. */
export function unconfirmedAmong(payments: readonly { readonly status: PaymentStatus }[]): Unconfirmed {
  const counted = paymentsOnTheirWay(payments);
  const unknown = counted.filter(isUnconfirmed);
  if (unknown.length === 0) return null;
  return unknown.length === counted.length ? 'all' : 'some';
}
