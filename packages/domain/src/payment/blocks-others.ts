import type { Payment } from './payment.ts';
import { paymentMoneyState } from './payment-money-state.ts';

/**
 * Whether a payment blocks any other: it is running, or nobody knows whether it was taken and people do not look into it
 * yet.
 */
export const blocksOthers = ({
  status,
  inSupportQueue,
}: Pick<Payment, 'status' | 'inSupportQueue'>): boolean =>
  status === 'running' || (status === 'unknown' && !inSupportQueue);

/** Whether nobody knows yet that a payment was taken, whoever looks into it. */
export const isUnconfirmed = ({ status }: Pick<Payment, 'status'>): boolean =>
  paymentMoneyState[status] === 'checking';
