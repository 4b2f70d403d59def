import type { Transaction } from '../facts/transaction.ts';

/** What a line is called: its kind, or what a payment pays beside the account. */
export type LineName = Transaction['kind'] | 'devicePayment';

/** What a line is called. What comes back of a device's payment is a return or a refund like any other. */
export const lineNameOf = ({ kind, payment }: Pick<Transaction, 'kind' | 'payment'>): LineName =>
  kind === 'payment' && payment?.device ? 'devicePayment' : kind;
