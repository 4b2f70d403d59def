import { blocksOthers } from './blocks-others.ts';
import type { Payment } from './payment.ts';

/** The payment that blocks any other. */
export const openPaymentOf = ({ payments }: { readonly payments: readonly Payment[] }): Payment | null =>
  payments.find(blocksOthers) ?? null;
