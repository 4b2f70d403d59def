import type { Payment } from './payment.ts';

export interface MadePayments {
  readonly payments: readonly Payment[];
  readonly devicePayments?: readonly Payment[] | undefined;
}

/** Every payment of an account, whatever it pays: bills, devices, the mobile bill. */
export const madePayments = ({ payments, devicePayments = [] }: MadePayments): Payment[] => [
  ...payments,
  ...devicePayments,
];
