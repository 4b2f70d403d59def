import type { CustomerBill } from '../bill/bill.ts';
import { type DelayedStatement, delayedStatement } from '../bill/statement-on-its-way.ts';
import type { StatementStandingName } from '../bill/statement-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { addMonths } from '../dates/months.ts';

/** How long statements are kept where customers find them. */
export const monthsKept = 24;

/** The oldest day of which a statement is offered. */
export const offeredSince = (today: BusinessDate): BusinessDate => addMonths(today, -monthsKept);

type DatedBill = Pick<CustomerBill, 'billDate' | 'isReleased'>;

/** Whether a customer hears of a bill: its statement is out. Until then it is counted, and not yet shown. */
export const isOut = ({ billDate, isReleased }: DatedBill, today: BusinessDate): boolean =>
  isReleased && billDate <= today;

/** Whether a customer is shown the statement of a bill: it is out, and not too old. */
export const isOffered = (bill: DatedBill, today: BusinessDate): boolean =>
  isOut(bill, today) && bill.billDate >= offeredSince(today);

/** How an account's statements stand. */
export interface StatementsStanding {
  readonly standing: Exclude<StatementStandingName, 'suppressed' | 'loadError'>;
  /** `null` unless the newest one is delayed. */
  readonly delayed: DelayedStatement | null;
}

/** How an account's statements stand, by its newest bill. Who is billed elsewhere or cannot be answered is told before. */
export function statementsStanding(newest: DatedBill | null): StatementsStanding {
  if (newest === null) return { standing: 'newCustomer', delayed: null };
  if (newest.isReleased) return { standing: 'available', delayed: null };
  return { standing: 'delayed', delayed: delayedStatement(newest.billDate) };
}
