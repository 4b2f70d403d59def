import { countedPending, isLeftToPay, type StandingFacts } from '../bill/bill-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { OpenCharge } from '../facts/balance.ts';
import { isLeftByDay } from '../facts/is-left-by-day.ts';
import { isNamedDevice } from '../payment/named-device.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { devicePaymentsOwed } from './owed-of-device.ts';

type Asking = Pick<ListedTransaction, 'kind' | 'date' | 'standing' | 'payment'>;

/** What is left to pay of the account, and what is on its way or being confirmed. */
type LeftToPay = Pick<StandingFacts, 'openPayment' | 'news'> & {
  readonly openCharges: readonly Pick<OpenCharge, 'date' | 'remaining'>[];
  readonly balance: Pick<StandingFacts['balance'], 'pending'>;
};

const isReturnedPayment = ({ kind, payment }: Asking): boolean =>
  kind === 'payment' && payment?.status === 'returned';

const asks = ({ standing }: Pick<Asking, 'standing'>): boolean => standing !== null && isLeftToPay(standing);

/** The day on which a payment came back, by its line among others or by that of its return; `null` where none says so. */
export const returnedOn = ({ payment }: Asking, lines: readonly Asking[]): BusinessDate | null =>
  lines.find((line) => line.kind === 'return' && payment !== null && line.payment?.id === payment.id)?.date ??
  null;

/**
 * Whether what a line asks for is still left to pay. A payment that came back asks for what its return left to pay, which
 * another payment may have paid since. While any payment is being confirmed nothing is to be paid again.
 * @param returned the day on which its payment came back; `null` where it did not, or was not the account's
 */
export function isStillOwed(line: Asking, returned: BusinessDate | null, summary: LeftToPay): boolean {
  if (summary.openPayment !== null) return false;
  const day = line.kind === 'return' ? line.date : returned;
  if (line.kind === 'return' || isReturnedPayment(line))
    return day !== null && isLeftByDay(summary.openCharges, day, countedPending(summary));
  return asks(line);
}

/**
 * The same of a line of mobile service. A payment of its bill that was made here came back without a line: what was charged
 * by the day it was made is what it leaves to pay. One of a device is owed until as much of the device is paid again.
 * @param confirming a payment that is being confirmed, whatever it pays
 */
export function isMobileStillOwed(
  line: Asking,
  lines: readonly Asking[],
  confirming: object | null,
): boolean {
  if (confirming !== null) return false;
  const isLeft = (day: BusinessDate) => lines.some((other) => asks(other) && other.date <= day);
  if (line.kind === 'return') return isLeft(line.date);
  if (!isReturnedPayment(line) || !line.payment) return asks(line);
  const { id, device, paymentDate } = line.payment;
  const returned = returnedOn(line, lines);
  if (returned !== null) return isLeft(returned);
  if (device === null) return false;
  return isNamedDevice(device) ? devicePaymentsOwed(device, lines).has(id) : isLeft(paymentDate);
}
