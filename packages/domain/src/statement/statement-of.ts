import type { CustomerBill, LedgerEntry } from '../bill/bill.ts';
import { billChange, explainsAll } from '../bill/bill-change.ts';
import type { BillStanding } from '../bill/bill-standing.ts';
import { addDays } from '../dates/business-date.ts';
import { add, isPositive, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { chargeNameOn } from './repair-plan.ts';
import type { AddedSince, Statement, StatementComparison, StatementDifference } from './statement.ts';
import { type LedgerPayment, statementActivity } from './statement-activity.ts';
import { statementSections } from './statement-sections.ts';

/** What a statement is made from. */
export interface StatementFacts {
  readonly accountNumber: string;
  /** Of the bill, for who may see it. */
  readonly securityCode: string | null;
  readonly bill: CustomerBill;
  /** The bill before; `null` where there is none. */
  readonly before: CustomerBill | null;
  /** What the account came to on the day of the bill before, and with it; nothing where there is none. */
  readonly balanceBefore: Money;
  /** What the ledger has since then up to the day of this bill, but for what this bill charges. */
  readonly entries: readonly LedgerEntry[];
  /** The payments of these entries. */
  readonly payments: readonly LedgerPayment[];
  readonly standing: BillStanding;
  readonly addedSince: AddedSince;
}

/** Both bills speak of a thing by its name on the later one: a new name is no difference. */
const named = <Bill extends Pick<CustomerBill, 'lines'>>(
  bill: Bill,
  { billDate }: Pick<CustomerBill, 'billDate'>,
): Bill => ({
  ...bill,
  lines: bill.lines.map((line) => ({ ...line, description: chargeNameOn(line.description, billDate) })),
});

/** The statement of a bill. Its sections, what was left and its total add up exactly. */
export function statementOf(facts: StatementFacts): Statement {
  const { accountNumber, securityCode, before, balanceBefore, standing, addedSince } = facts;
  const bill = named(facts.bill, facts.bill);
  const previousBill = before && named(before, bill);
  const activity = statementActivity(facts.entries, facts.payments);
  const left = add(balanceBefore, sum(activity.map(({ amount }) => amount)));
  const sections = statementSections(bill.lines, previousBill?.lines ?? []);
  const newCharges = sum(sections.map(({ total }) => total));
  return {
    id: bill.id,
    kind: bill.kind,
    billDate: bill.billDate,
    dueDate: bill.dueDate,
    serviceFrom: bill.serviceFrom,
    serviceTo: bill.serviceTo,
    accountEnding: accountNumber.slice(-4),
    securityCode,
    previous: { billDate: before?.billDate ?? null, balance: balanceBefore, activity, left },
    sections,
    newCharges,
    total: add(left, newCharges),
    comparison: previousBill && comparisonOf(bill, previousBill),
    standing,
    addedSince,
    news: bill.news,
  };
}

/** `null` where the lines of one of the bills are not all there: no reason is better than a wrong one. */
function comparisonOf(bill: CustomerBill, before: CustomerBill): StatementComparison | null {
  const change = billChange(bill, before);
  if (!explainsAll(change, bill, before)) return null;
  // What a final bill no longer has ended with service.
  const endedOn = bill.kind === 'final' ? bill.serviceTo : addDays(bill.serviceFrom, -1);
  const hasEnded = ({ reason, amount }: (typeof change.differences)[number]) =>
    reason === 'ended' || (reason === 'promotionEnded' && isPositive(amount));
  return {
    previousBillDate: before.billDate,
    previousAmount: before.amount,
    differences: change.differences.map(
      (difference): StatementDifference => ({
        ...difference,
        endedOn: hasEnded(difference) ? endedOn : null,
      }),
    ),
  };
}
