import { billStanding, countedPending, isMaybePaid, type StandingFacts } from '../bill/bill-standing.ts';
import type { OpenCharge } from '../facts/balance.ts';
import { leftOfCharge } from '../facts/left-of-charge.ts';
import type { ListedTransaction } from './listed-transaction.ts';

/**
 * What a charge of the account asks for, and how that stands. What is a credit falls due on no day. What is past due stays
 * that, though a payment that nobody can confirm yet may have paid it.
 */
export function askedByLine(
  line: Pick<ListedTransaction, 'id' | 'date' | 'dueDate' | 'amount' | 'isBill'>,
  summary: StandingFacts & { readonly openCharges: readonly OpenCharge[] },
): Pick<ListedTransaction, 'dueDate' | 'standing' | 'left' | 'isUnconfirmed'> {
  const { date, amount, isBill } = line;
  const dueDate = line.dueDate ?? date;
  const standing = billStanding({ billDate: isBill ? date : null, dueDate, amount }, summary);
  const isUnconfirmed = isMaybePaid(standing, summary);
  const left = leftOfCharge(line, summary.openCharges, countedPending(summary));
  return { dueDate: standing === 'credit' ? null : dueDate, standing, left, isUnconfirmed };
}
