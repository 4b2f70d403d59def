import type { LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type OpenCharge, openCharges } from '../facts/balance.ts';
import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { type AgedAmount, ageingOn } from './ageing.ts';
import type { StatementActivity } from './statement.ts';
import { type LedgerPayment, statementActivity } from './statement-activity.ts';

/** At most so many lines are told of a range; its sums are of all of them. */
export const mostRangeLines = 1_000;

/** From one day to another: what was owed, what was charged and paid, and what was owed then. Both days belong to it. */
export interface StatementRange {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly accountEnding: string;
  /** What the account came to before the first day; negative where the customer was ahead. */
  readonly opening: Money;
  readonly charges: Money;
  /** Negative, as credits are. */
  readonly payments: Money;
  /** Payments that a bank sent back, owed again. */
  readonly returns: Money;
  /** What was given back of payments. */
  readonly refunds: Money;
  readonly credits: Money;
  /** The opening balance and all that followed. */
  readonly closing: Money;
  /** What of the closing balance is how old on the last day; all of it, where any is owed. */
  readonly ageing: readonly AgedAmount[];
  /** The newest lines, oldest first. */
  readonly lines: readonly StatementActivity[];
  /** How many older lines are left out. */
  readonly linesLeftOut: number;
}

/** What a range is made from. */
export interface RangeFacts {
  readonly accountNumber: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly opening: Money;
  /** The sum of each kind of line in the range. */
  readonly sums: Readonly<Record<LedgerEntry['kind'], Money>>;
  readonly lineCount: number;
  /** The newest lines. */
  readonly entries: readonly LedgerEntry[];
  readonly payments: readonly LedgerPayment[];
  /** What is left of each charge on the last day. */
  readonly open: readonly Pick<OpenCharge, 'dueDate' | 'remaining'>[];
}

/** Why no range has these days: they are in the wrong order, or the last one is not over. `null` where one has. */
export function rangeProblem(
  from: BusinessDate,
  to: BusinessDate,
  today: BusinessDate,
): 'fromAfterTo' | 'inFuture' | null {
  if (from > to) return 'fromAfterTo';
  return to > today ? 'inFuture' : null;
}

/** Whether the days within a range are told with their years: it is not all of the year that it is. */
export const needsYears = ({ from, to }: Pick<StatementRange, 'from' | 'to'>, today: BusinessDate): boolean =>
  [from, to].some((day) => day.slice(0, 4) !== today.slice(0, 4));

export function statementRangeOf(facts: RangeFacts): StatementRange {
  const { accountNumber, from, to, opening, sums, lineCount, entries, payments, open } = facts;
  return {
    from,
    to,
    accountEnding: accountNumber.slice(-4),
    opening,
    charges: sums.charge,
    payments: sums.payment,
    returns: sums.return,
    refunds: sums.refund,
    credits: sums.credit,
    closing: sum([opening, ...Object.values(sums)]),
    ageing: ageingOn(open, to),
    lines: statementActivity(entries, payments),
    linesLeftOut: lineCount - entries.length,
  };
}

/** What a range is made from, where everything that is known of the account is at hand. */
export function rangeFactsOf(
  { account, ledger, payments }: Pick<AccountFacts, 'account' | 'ledger' | 'payments'>,
  from: BusinessDate,
  to: BusinessDate,
): RangeFacts {
  const until = ledger.filter(({ date }) => date <= to);
  const inRange = until.filter(({ date }) => date >= from).toSorted(newestFirst);
  const sumOf = (entries: readonly LedgerEntry[]) => sum(entries.map(({ amount }) => amount));
  const sumOfKind = (kind: LedgerEntry['kind']) => sumOf(inRange.filter((entry) => entry.kind === kind));
  return {
    accountNumber: account.number,
    from,
    to,
    opening: sumOf(until.filter(({ date }) => date < from)),
    sums: {
      charge: sumOfKind('charge'),
      payment: sumOfKind('payment'),
      credit: sumOfKind('credit'),
      return: sumOfKind('return'),
      refund: sumOfKind('refund'),
    },
    lineCount: inRange.length,
    entries: inRange.slice(0, mostRangeLines),
    payments,
    open: openCharges({ ledger: until }).charges,
  };
}

const newestFirst = (a: LedgerEntry, b: LedgerEntry): number =>
  `${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1;
