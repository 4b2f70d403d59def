import { openOfAccount } from '../account/open-of-account.ts';
import { type BillStanding, countedPending, isLeftToPay } from '../bill/bill-standing.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isOverdue } from '../facts/balance.ts';
import type { BillingSummary } from '../facts/billing-summary.ts';
import { leftOfStatement } from '../facts/left-of-charge.ts';
import type { SetDebit } from '../facts/set-to-pay.ts';
import { toPay } from '../facts/to-pay.ts';
import type { OnlineRestriction } from '../method/online-restriction.ts';
import { paysOnline } from '../method/restriction-standing.ts';
import { isMore, isPositive, negate, subtract, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { AddedSince, Statement } from './statement.ts';

/**
 * How a bill stands: by itself, by what is set to pay it, by what is left of it once a part is paid or a payment of it came
 * back, by what was added to it since, or by a payment of which nobody knows yet whether it went through.
 */
export type StatementNote =
  | { readonly kind: Exclude<BillStanding, 'returned' | 'credit'> | 'nothing' | 'unconfirmed' }
  | { readonly kind: 'unpaidRest' | 'pastDueRest' | 'returned'; readonly left: Money }
  | {
      readonly kind: 'unpaidMore';
      readonly left: Money;
      readonly by: keyof AddedSince | 'both';
      readonly added: Money;
    }
  | { readonly kind: 'covered' | 'partly'; readonly debits: readonly SetDebit[]; readonly left: Money };

type Noted = Pick<Statement, 'standing' | 'billDate' | 'dueDate' | 'total' | 'addedSince'>;
type NoteFacts = Pick<BillingSummary, 'setToPay' | 'balance' | 'openCharges' | 'openPayment' | 'news'>;

/**
 * What is said under a statement's figure of whether it has to be paid.
 * @param summary what leaves by itself; `null` while it is not known
 */
export function statementNote(statement: Noted, summary: NoteFacts | null): StatementNote {
  const { standing, dueDate, total } = statement;
  if (!isPositive(total) || standing === 'credit') return { kind: 'nothing' };
  const set = summary?.setToPay;
  if (standing === 'unpaid' && set && summary.balance.nextDueDate === dueDate)
    return { kind: isPositive(set.left) ? 'partly' : 'covered', debits: set.payments, left: set.left };
  const left = summary && leftOfStatement(statement, summary);
  if (standing === 'returned') return { kind: standing, left: left ?? total };
  const untouched = { kind: standing } as const;
  if (!summary || left === null || !isLeftToPay(standing)) return untouched;
  // What is on its way and does not count is what nobody knows of.
  const unknown = subtract(summary.balance.pending, countedPending(summary));
  if (standing === 'unpaid' && isPositive(left) && !isMore(left, unknown)) return { kind: 'unconfirmed' };
  if (isPositive(left) && isMore(total, left)) return { kind: `${standing}Rest`, left };
  // What was given back since took some of what had paid it: it asks for more than it did.
  if (standing === 'unpaid' && isMore(left, total))
    return { kind: 'unpaidMore', left, ...whatAdded(statement, subtract(left, total)) };
  return untouched;
}

/** What of a statement's total comes from before it: what earlier bills left, or a credit. */
export interface BroughtAlong {
  readonly kind: 'includes' | 'credited';
  readonly amount: Money;
  /** What the statement charges itself, where both make its total; `null` where it comes to nothing, or charges nothing. */
  readonly charges: Money | null;
}

/**
 * Why a statement comes to another figure than its bill in a list, which tells what it charges. `null` where it is the same.
 */
export function broughtAlong({
  previous: { left },
  newCharges,
  total,
}: Pick<Statement, 'newCharges' | 'total'> & {
  readonly previous: Pick<Statement['previous'], 'left'>;
}): BroughtAlong | null {
  if (left.cents === 0) return null;
  const charges = isPositive(total) && isPositive(newCharges) ? newCharges : null;
  return isPositive(left)
    ? { kind: 'includes', amount: left, charges }
    : { kind: 'credited', amount: negate(left), charges };
}

/** Whether nothing that a bill asks for is paid yet. */
export const asksForWhole = ({ kind }: StatementNote): boolean =>
  kind === 'unpaid' ||
  kind === 'unconfirmed' ||
  kind === 'pastDue' ||
  kind === 'covered' ||
  kind === 'partly';

/** Whether money was given back, or something was charged apart, and how much; where it may be either, what both came to. */
function whatAdded(
  { addedSince: { refunded, charged } }: Pick<Statement, 'addedSince'>,
  both: Money,
): { readonly by: keyof AddedSince | 'both'; readonly added: Money } {
  if (isPositive(refunded) === isPositive(charged)) return { by: 'both', added: both };
  return isPositive(refunded) ? { by: 'refunded', added: refunded } : { by: 'charged', added: charged };
}

/** What of a statement was due before the day that it names itself, and since which day it is past due. */
export interface BehindOnStatement {
  readonly late: Money;
  /** The day on which the oldest of it fell due. */
  readonly since: BusinessDate;
}

/**
 * What earlier bills have a statement ask for at once, whatever day it is due itself: home asks for that first. `null` where
 * none of it is past due, and where payments on their way cover it.
 */
export function behindOnStatement(
  { standing, billDate, total }: Pick<Statement, 'standing' | 'billDate' | 'total'>,
  summary: Pick<BillingSummary, 'today' | 'balance' | 'openCharges' | 'openPayment' | 'news'>,
): BehindOnStatement | null {
  const { today, openCharges } = summary;
  // What is past due as a whole says so itself.
  if (standing !== 'unpaid' || !isPositive(total)) return null;
  const overdue = openCharges.filter((charge) => charge.date <= billDate && isOverdue(charge, today));
  const [oldest] = overdue;
  const late = subtract(sum(overdue.map(({ remaining }) => remaining)), countedPending(summary));
  return oldest && isPositive(late) ? { late, since: oldest.dueDate } : null;
}

/** The payment that is being confirmed while something of a statement is left: nothing is to be paid again until it is known. */
export const confirmingOnStatement = (
  { standing }: Pick<Statement, 'standing'>,
  summary: Pick<BillingSummary, 'openPayment'>,
): Payment | null => (isLeftToPay(standing) ? openOfAccount(summary) : null);

/** The payment that support looks into while something of a statement counts as left: waiting and paying again are both open. */
export const withSupportOnStatement = (
  { standing }: Pick<Statement, 'standing'>,
  summary: Pick<BillingSummary, 'openPayment' | 'news'>,
): Payment | null =>
  isLeftToPay(standing) && openOfAccount(summary) === null ? (summary.news.withSupport[0] ?? null) : null;

/**
 * Whether a statement asks its reader to pay here: something of it is left that nothing set to pay takes, no payment is being
 * confirmed, and the account pays online.
 */
export const asksToBePaid = (statement: Noted, summary: BillingSummary): boolean =>
  isToBePaid(statement, summary) && paysOnline(summary.restriction);

/** Why a statement that asks to be paid is paid somewhere else: the account pays nothing online. `null` where that is not so. */
export const paidElsewhere = (statement: Noted, summary: BillingSummary): OnlineRestriction | null =>
  isToBePaid(statement, summary) && !paysOnline(summary.restriction) ? summary.restriction : null;

function isToBePaid(statement: Noted, summary: BillingSummary): boolean {
  const { kind } = statementNote(statement, summary);
  const asked = toPay(summary, null).kind;
  const isLeft = isLeftToPay(statement.standing) && kind !== 'covered' && kind !== 'nothing';
  return isLeft && (asked === 'due' || asked === 'pastDue' || asked === 'unconfirmed');
}
