import type { Payment } from './payment.ts';

/** The payment that blocks any other: running, or unknown and not yet handed to people. */
export const openPaymentOf = ({ payments }: { readonly payments: readonly Payment[] }): Payment | null =>
  payments.find(
    ({ status, inSupportQueue }) => status === 'running' || (status === 'unknown' && !inSupportQueue),
  ) ?? null;
