import { blocksOthers } from './blocks-others.ts';
import type { Payment } from './payment.ts';

interface MadePayments {
  readonly payments: readonly Payment[];
  readonly devicePayments?: readonly Payment[] | undefined;
}

/** The payment that blocks any other, whatever either pays. */
export const openPaymentOf = ({ payments, devicePayments = [] }: MadePayments): Payment | null =>
  [...payments, ...devicePayments].find(blocksOthers) ?? null;
