import type { CustomerBill } from '../bill/bill.ts';
import { billStanding, isMaybePaid, type StandingFacts } from '../bill/bill-standing.ts';
import type { ListedStatement } from './statement.ts';

/** A bill as a list of statements tells it, with what became of it. */
export function listedStatement(bill: CustomerBill, summary: StandingFacts): ListedStatement {
  const { id, kind, billDate, dueDate, amount } = bill;
  const standing = billStanding(bill, summary);
  return { id, kind, billDate, dueDate, amount, standing, isUnconfirmed: isMaybePaid(standing, summary) };
}
