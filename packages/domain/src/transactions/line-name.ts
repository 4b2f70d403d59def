import type { Transaction } from '../facts/transaction.ts';
import { isNamedDevice } from '../payment/named-device.ts';
import type { ListedTransaction } from './listed-transaction.ts';

/** What a line is called: its kind, or what a payment pays beside the account. */
export type LineName = Transaction['kind'] | 'devicePayment' | 'mobilePayment';

/** What a line is called. What comes back of a device's payment is a return or a refund like any other. */
export function lineNameOf({ kind, payment }: Pick<Transaction, 'kind' | 'payment'>): LineName {
  if (kind !== 'payment' || !payment?.device) return kind;
  return isNamedDevice(payment.device) ? 'devicePayment' : 'mobilePayment';
}

/** What a line is called where bills are told from charges apart: a bill, or what it is called elsewhere. */
export const billOr = <Name extends LineName>(
  { isBill }: Pick<ListedTransaction, 'isBill'>,
  name: Name,
): Name | 'bill' => (isBill ? 'bill' : name);

/** What a line of the lists and files of transactions is called. */
export const listedNameOf = (
  line: Pick<ListedTransaction, 'kind' | 'payment' | 'isBill'>,
): LineName | 'bill' => billOr(line, lineNameOf(line));
