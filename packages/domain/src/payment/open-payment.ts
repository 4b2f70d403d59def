import { blocksOthers } from './blocks-others.ts';
import type { Payment } from './payment.ts';

interface MadePayments {
  readonly payments: readonly Payment[];
  readonly devicePayments?: readonly Payment[] | undefined;
}

/** The payment that blocks any other, whatever either pays. */
export const openPaymentOf = ({ payments, devicePayments = [] }: MadePayments): Payment | null =>
  [...payments, ...devicePayments].find(blocksOthers) ?? null;

/**
 * The open payment of the account's own money: until it is confirmed, what the account owes is a guess. A device's changes
 * nothing of that, though every other payment waits for it too.
 */
export const openOfAccount = <Open extends Pick<Payment, 'device'>>({
  openPayment,
}: {
  readonly openPayment: Open | null;
}): Open | null => (openPayment?.device === null ? openPayment : null);
