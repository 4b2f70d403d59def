import { type AccountFacts, type BusinessDate, type Money, type Payment, sum } from '@linework/domain';
import { buildBill, buildLedgerEntry, buildPayment, chargeOf, postingOf } from '@linework/fixtures';

/** Two bills, of which one payment paid both. */
const bills = [buildBill({ dueDate: '2026-10-05' }), buildBill({ dueDate: '2026-09-05' })] as const;
export const [newer, older] = bills;

const paidOn = (status: 'successful' | 'returned', paymentDate: BusinessDate, amount: Money) =>
  buildPayment({ status, paymentDate, postedDate: paymentDate, amount });

const both: Payment = {
  ...paidOn('returned', '2026-10-03', sum(bills.map(({ amount }) => amount))),
  returnedDate: '2026-10-08',
};
const back = buildLedgerEntry({
  kind: 'return',
  date: '2026-10-08',
  dueDate: '2026-10-08',
  amount: both.amount,
  paymentId: both.id,
});
const since = paidOn('successful', '2026-10-12', older.amount);

/** The payment came back: both bills are owed again. */
export const returnedOfTwoBills = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  bills: [...bills],
  ledger: [...bills.map(chargeOf), postingOf(both), back],
  payments: [both],
});

/** The older of them was paid again. */
export const oneOfTwoPaidAgain = (facts: AccountFacts): AccountFacts => {
  const owed = returnedOfTwoBills(facts);
  return { ...owed, ledger: [...owed.ledger, postingOf(since)], payments: [both, since] };
};
