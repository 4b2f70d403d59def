import { addDays, type BusinessDate } from '../dates/business-date.ts';

/** A bill whose statement is not out yet, and the day by which it will be: within 48 hours of the bill date. */
export interface DelayedStatement {
  readonly billDate: BusinessDate;
  readonly expectedBy: BusinessDate;
}

export const delayedStatement = (billDate: BusinessDate): DelayedStatement => ({
  billDate,
  expectedBy: addDays(billDate, 2),
});

/** A statement that is on its way, as long as its day may still be promised; `null` once that is over. */
export const promisedStatement = (
  delayed: DelayedStatement | null,
  today: BusinessDate,
): DelayedStatement | null => (delayed && delayed.expectedBy >= today ? delayed : null);

/**
 * The bill that is asked for already while its statement is on its way: what the newest statement says is of the bill before.
 * `null` where the newest that is out is of all that is asked for.
 * @param newest the newest bill whose statement is out
 */
export function statementOnItsWay(
  newest: { readonly billDate: BusinessDate },
  openCharges: readonly { readonly kind: string; readonly date: BusinessDate }[],
): DelayedStatement | null {
  const later = openCharges.filter(({ kind, date }) => kind === 'bill' && date > newest.billDate).at(-1);
  return later ? delayedStatement(later.date) : null;
}
