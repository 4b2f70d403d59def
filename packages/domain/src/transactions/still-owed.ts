import { isLeftToPay } from '../bill/bill-standing.ts';
import { isMore } from '../money/arithmetic.ts';
import { isNamedDevice } from '../payment/named-device.ts';
import { isAccepted } from '../payment/payment-money-state.ts';
import type { ListedTransaction } from './listed-transaction.ts';

type Asking = Pick<ListedTransaction, 'kind' | 'date' | 'standing' | 'payment'>;

const isReturnedPayment = ({ kind, payment }: Asking): boolean =>
  kind === 'payment' && payment?.status === 'returned';

const asks = (line: Pick<Asking, 'standing'> | null): boolean =>
  line !== null && line.standing !== null && isLeftToPay(line.standing);

/** The line by which a payment that came back is owed again; `null` where there is none. */
export const returnOf = <Line extends Asking>({ payment }: Asking, lines: readonly Line[]): Line | null =>
  lines.find((line) => line.kind === 'return' && payment !== null && line.payment?.id === payment.id) ?? null;

/**
 * Whether what a line asks for is still left to pay. A payment that came back asks by its return, which may have been paid
 * since by another payment.
 * @param returned the line of its return; `null` where it has none
 * @param confirming a payment that is being confirmed: until that is known nothing is to be paid again
 */
export const isStillOwed = (
  line: Asking,
  returned: Pick<Asking, 'standing'> | null,
  confirming: object | null = null,
): boolean => confirming === null && asks(isReturnedPayment(line) ? returned : line);

/**
 * The same of a line of mobile service. A payment of its bill that was made here came back without a line: the charges that
 * were there then are what it leaves to pay. One of a device is owed until as much of the device is paid again.
 */
export function isMobileStillOwed(line: Asking, lines: readonly Asking[]): boolean {
  const returned = returnOf(line, lines);
  const device = line.payment?.device;
  if (returned || !isReturnedPayment(line) || !line.payment || !device) return isStillOwed(line, returned);
  const { paymentDate, requestedAt, amount } = line.payment;
  if (!isNamedDevice(device)) return lines.some((other) => asks(other) && other.date <= paymentDate);
  return !lines.some(
    ({ payment }) =>
      payment?.device?.id === device.id &&
      isAccepted(payment.status) &&
      payment.requestedAt > requestedAt &&
      !isMore(amount, payment.amount),
  );
}
