import { blocksOthers } from './blocks-others.ts';
import { type MadePayments, madePayments } from './made-payments.ts';
import type { Payment } from './payment.ts';

/** The payment that blocks any other, whatever either pays. */
export const openPaymentOf = (made: MadePayments): Payment | null =>
  madePayments(made).find(blocksOthers) ?? null;
