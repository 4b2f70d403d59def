import type { AccountFacts } from '../facts/account-facts.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { Payment } from '../payment/payment.ts';

/** What takes money from a saved method by itself. */
export interface MethodUses {
  readonly autoPay: readonly AutoPayScope[];
  /** Payments that wait for their day, soonest first. */
  readonly scheduled: readonly Payment[];
}

/** What uses a saved method (spec section 3: Auto Pay assignment; scheduled payments). */
export const usesOf = (
  { payments }: Pick<AccountFacts, 'payments'>,
  { id, usedBy }: Pick<PaymentMethod, 'id' | 'usedBy'>,
): MethodUses => ({
  autoPay: usedBy,
  scheduled: payments
    .filter(({ status, method }) => status === 'scheduled' && method.methodId === id)
    .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate)),
});
