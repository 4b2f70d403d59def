import type { BillStanding } from '../bill/bill-standing.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import type { SetDebit } from '../facts/set-to-pay.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Statement } from './statement.ts';

/** How a bill stands: by itself, or by what is set to pay it. */
export type StatementNote =
  | { readonly kind: BillStanding | 'nothing' }
  | { readonly kind: 'covered' | 'partly'; readonly debits: readonly SetDebit[]; readonly left: Money };

/**
 * What is said under a statement's figure of whether it has to be paid.
 * @param summary what leaves by itself; `null` while it is not known
 */
export function statementNote(
  { standing, dueDate, total }: Pick<Statement, 'standing' | 'dueDate' | 'total'>,
  summary: Pick<BillingSummary, 'setToPay' | 'balance'> | null,
): StatementNote {
  if (!isPositive(total)) return { kind: 'nothing' };
  const set = summary?.setToPay;
  if (standing !== 'unpaid' || !set || summary.balance.nextDueDate !== dueDate) return { kind: standing };
  return { kind: isPositive(set.left) ? 'partly' : 'covered', debits: set.payments, left: set.left };
}
