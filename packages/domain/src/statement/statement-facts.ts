import type { CustomerBill } from '../bill/bill.ts';
import type { BillStanding } from '../bill/bill-standing.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { sum, zero } from '../money/arithmetic.ts';
import type { AddedSince } from './statement.ts';
import type { StatementFacts } from './statement-of.ts';

/** Older bills first, and of one day the smaller id. */
const isBefore = (a: CustomerBill, b: CustomerBill): boolean =>
  a.billDate === b.billDate ? a.id < b.id : a.billDate < b.billDate;

/** The newest of some bills; `null` where there is none. */
export const newestBill = (bills: readonly CustomerBill[]): CustomerBill | null =>
  bills.reduce<CustomerBill | null>((last, other) => (last && isBefore(other, last) ? last : other), null);

/** The bill before another; `null` for the first. */
export const billBefore = (bills: readonly CustomerBill[], bill: CustomerBill): CustomerBill | null =>
  newestBill(bills.filter((other) => isBefore(other, bill)));

/** What an account's ledger has added since a bill, beside bills and what came back. */
function addedSince(ledger: AccountFacts['ledger'], { billDate }: CustomerBill): AddedSince {
  const since = ledger.filter(({ date, billId }) => date > billDate && billId === null);
  const sumOf = (kind: 'charge' | 'refund') =>
    sum(since.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  return { refunded: sumOf('refund'), charged: sumOf('charge') };
}

/** What the statement of a bill is made from, where everything that is known of the account is at hand. */
export function statementFactsOf(
  { account, bills, ledger, payments }: Pick<AccountFacts, 'account' | 'bills' | 'ledger' | 'payments'>,
  bill: CustomerBill,
  standing: BillStanding,
  securityCode: string | null = null,
): StatementFacts {
  const before = billBefore(bills, bill);
  const own = ledger.filter(({ date, billId }) => date <= bill.billDate && billId !== bill.id);
  const isSince = ({ date }: { date: string }) => before === null || date > before.billDate;
  const earlier = own.filter((entry) => !isSince(entry));
  return {
    accountNumber: account.number,
    securityCode,
    bill,
    before,
    balanceBefore: before ? sum(earlier.map(({ amount }) => amount)) : zero,
    entries: own.filter(isSince),
    payments,
    standing,
    addedSince: addedSince(ledger, bill),
  };
}
