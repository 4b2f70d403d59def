import { type BillStanding, isLeftToPay } from '../bill/bill-standing.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import { leftOfStatement } from '../facts/left-of-charge.ts';
import type { SetDebit } from '../facts/set-to-pay.ts';
import { toPay } from '../facts/to-pay.ts';
import { paysOnline } from '../method/restriction-standing.ts';
import { isMore, isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Statement } from './statement.ts';

/** How a bill stands: by itself, by what is set to pay it, or by what is left of it once a part is paid. */
export type StatementNote =
  | { readonly kind: BillStanding | 'nothing' }
  | { readonly kind: 'unpaidRest' | 'pastDueRest'; readonly left: Money }
  | { readonly kind: 'covered' | 'partly'; readonly debits: readonly SetDebit[]; readonly left: Money };

/**
 * What is said under a statement's figure of whether it has to be paid.
 * @param summary what leaves by itself; `null` while it is not known
 */
export function statementNote(
  { standing, billDate, dueDate, total }: Pick<Statement, 'standing' | 'billDate' | 'dueDate' | 'total'>,
  summary: Pick<BillingSummary, 'setToPay' | 'balance' | 'openCharges' | 'openPayment' | 'news'> | null,
): StatementNote {
  if (!isPositive(total)) return { kind: 'nothing' };
  const set = summary?.setToPay;
  if (standing !== 'unpaid' || !set || summary.balance.nextDueDate !== dueDate) {
    const left = summary && leftOfStatement({ billDate }, summary);
    const isPart = left !== null && isPositive(left) && isMore(total, left);
    return isPart && isLeftToPay(standing) ? { kind: `${standing}Rest`, left } : { kind: standing };
  }
  return { kind: isPositive(set.left) ? 'partly' : 'covered', debits: set.payments, left: set.left };
}

/**
 * Whether a statement asks its reader to pay here: something of it is left that nothing set to pay takes, no payment is being
 * confirmed, and the account pays online.
 */
export function asksToBePaid(
  statement: Parameters<typeof statementNote>[0],
  summary: BillingSummary,
): boolean {
  const { kind } = statementNote(statement, summary);
  const asked = toPay(summary, null).kind;
  const isLeft = isLeftToPay(statement.standing) && kind !== 'covered' && kind !== 'nothing';
  return isLeft && (asked === 'due' || asked === 'pastDue') && paysOnline(summary.restriction);
}
