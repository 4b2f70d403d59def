import type { Payment } from './payment.ts';
import { paymentMoneyState } from './payment-money-state.ts';

/** What a payment can tell of its money beyond its outcome: people look into it, a card pays it, it has posted. */
export const moneysOfPayment = ['withSupport', 'heldByCard', 'posted'] as const;
export type MoneyOfPayment = (typeof moneysOfPayment)[number];

/**
 * What a payment tells of its money that its outcome cannot.
 * @returns `null` where the outcome says all there is
 */
export function moneyOfPayment({
  status,
  inSupportQueue,
  method,
  postedDate,
}: Pick<Payment, 'status' | 'inSupportQueue' | 'method' | 'postedDate'>): MoneyOfPayment | null {
  const state = paymentMoneyState[status];
  if (state === 'checking' && inSupportQueue) return 'withSupport';
  if (state === 'held' && method.type === 'creditCard') return 'heldByCard';
  return state === 'taken' && postedDate !== null ? 'posted' : null;
}
