import { billStanding, countedPending, isMaybePaid } from '../bill/bill-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { balanceOn, openCharges, paymentsOnTheirWay } from '../facts/balance.ts';
import { leftOfCharge } from '../facts/left-of-charge.ts';
import type { MobileLine } from '../mobile/mobile-line.ts';
import { negate } from '../money/arithmetic.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { Payment } from '../payment/payment.ts';
import type { ListedTransaction } from './listed-transaction.ts';

type Asked = Pick<ListedTransaction, 'dueDate' | 'standing' | 'left' | 'isUnconfirmed'>;

const nothing: Asked = { dueDate: null, standing: null, left: null, isUnconfirmed: false };

/**
 * What a line of mobile service asks for, and how that stands on a day: as the account's does, by what its biller wrote and
 * what was paid of the mobile bill here, or is on its way.
 */
export function askedOfMobile(
  lines: readonly MobileLine[],
  ofBill: readonly Payment[],
  today: BusinessDate,
): (line: MobileLine) => Asked {
  const paid = ofBill.filter(({ status }) => status === 'successful');
  const ledger = [
    ...lines.map((line) => ({ ...line, billId: line.isBill ? line.id : null, paymentId: null })),
    ...paid.map(({ id, amount, paymentDate: date }) => {
      const posting = { kind: 'payment', dueDate: null, billId: null, paymentId: id } as const;
      return { ...posting, id, date, amount: negate(amount) };
    }),
  ];
  const payments = paymentsOnTheirWay(ofBill);
  const { charges } = openCharges({ ledger });
  const open = new Set(charges.map(({ id }) => id));
  const facts = {
    today,
    openCharges: charges,
    balance: balanceOn({ ledger, payments }, today),
    openPayment: null,
    news: { withSupport: payments.filter(isUnconfirmed) },
  };
  return (line) => {
    const { id, kind, date, amount } = line;
    if (kind !== 'charge' && kind !== 'return') return nothing;
    const dueDate = line.dueDate ?? date;
    const standing = open.has(id) ? billStanding({ billDate: null, dueDate, amount }, facts) : 'paid';
    const left = leftOfCharge(line, charges, countedPending(facts));
    return { dueDate, standing, left, isUnconfirmed: isMaybePaid(standing, facts) };
  };
}
