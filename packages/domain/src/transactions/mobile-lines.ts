import type { BusinessDate } from '../dates/business-date.ts';
import { dayOfLine, lineOfPayment } from '../facts/transaction.ts';
import type { MobileLine } from '../mobile/mobile-line.ts';
import type { Money } from '../money/money.ts';
import { isNamedDevice } from '../payment/named-device.ts';
import type { Payment } from '../payment/payment.ts';
import { askedOfMobile } from './asked-of-mobile.ts';
import { detailOfLine } from './detail-of-line.ts';
import { lessRefunds } from './less-refunds.ts';
import type { ListedTransaction, TransactionDetail } from './listed-transaction.ts';
import { refundedByPayment } from './refunds.ts';
import { isMobileStillOwed } from './still-owed.ts';

/** What was charged and paid for mobile service. */
export interface MobileLines {
  /** What its biller wrote, and what was paid of its bill here: the mobile bill goes by these alone. */
  readonly billed: readonly ListedTransaction[];
  /** These, payments of the bill that are on their way, and what was paid of devices here, in no order. */
  readonly all: readonly ListedTransaction[];
}

/** Lines of mobile service, each charge with how it stands on a day, and the account's payments for it among them. */
export function listedMobileLines(
  lines: readonly MobileLine[],
  devicePayments: readonly Payment[],
  today: BusinessDate,
): MobileLines {
  const isOfBill = ({ device }: Payment) => device !== null && !isNamedDevice(device);
  const ofBill = devicePayments.filter(isOfBill);
  const paidHere = ofBill.filter(({ status }) => status === 'successful');
  const askedOf = askedOfMobile(lines, ofBill, today);
  const refundedOf = refundedIn(lines);
  const billed = lines.map((line): ListedTransaction => {
    const { id, kind, amount, payment, isBill } = line;
    const date = dayOfLine(line, payment);
    const told = { id, kind, date, postedDate: line.date, amount, payment, isBill, cancelledDate: null };
    return { ...told, ...askedOf(line), refunded: kind === 'payment' ? refundedOf(payment) : null };
  });
  const paidLine = (payment: Payment) => ({ ...lineOfPaid(payment), refunded: refundedOf(payment) });
  const settling = [...billed, ...paidHere.map(paidLine)];
  const others = devicePayments.filter((payment) => !paidHere.includes(payment));
  return { billed: settling, all: [...settling, ...others.map(paidLine)] };
}

function refundedIn(lines: readonly MobileLine[]): (payment: Payment | null) => Money | null {
  const refunded = refundedByPayment(lines);
  return (payment) => (payment && refunded.get(payment.id)) ?? null;
}

const lineOfPaid = (payment: Payment): Omit<ListedTransaction, 'refunded'> => ({
  ...lineOfPayment(payment),
  isBill: false,
  dueDate: null,
  standing: null,
  left: null,
  isUnconfirmed: false,
  // A payment for mobile service leaves at once: none waits to be canceled.
  cancelledDate: null,
});

/**
 * One of them with what it settled of mobile bills, of which a device's payment pays none; `null` where there is no such.
 * @param confirming a payment that is being confirmed, whatever it pays: nothing is paid beside it
 */
export const mobileDetailOf = (
  { all, billed }: MobileLines,
  id: string,
  confirming: object | null,
): TransactionDetail | null =>
  detailOfLine(all, billed, id, (line) => isMobileStillOwed(line, all, confirming), lessRefunds(billed));
