import { useCopy } from '@linework/copy';
import {
  type BillingSummary,
  billStanding,
  isMaybePaid,
  type ListedBill,
  leftOfBill,
  paymentOfBill,
  type Transaction,
} from '@linework/domain';
import { type BillRow, type PaidBy, useBillRow } from '@linework/parts/bills';
import { billingHomeCopy } from './billing-home.copy.ts';

/** More than a year's bills are no glance. */
const shownAtMost = 12;

export interface BillRowsInput {
  /** Newest first. */
  readonly bills: readonly ListedBill[];
  /** `null` while it is not known what became of them. */
  readonly summary: BillingSummary | null;
  readonly activity: readonly Transaction[];
}

/** The last twelve bills in words, oldest first: month, amount, what became of each. */
export function useBillRows({ bills, summary, activity }: BillRowsInput): BillRow[] {
  const { t } = useCopy(billingHomeCopy);
  const rowOf = useBillRow();
  return bills
    .slice(0, shownAtMost)
    .map((bill, age) => {
      const standing = summary && billStanding(bill, summary);
      return rowOf(bill, {
        standing,
        isUnconfirmed: Boolean(standing && isMaybePaid(standing, summary)),
        paidBy: standing === 'paid' ? paidBy(bill, bills[age - 1]) : null,
        left: summary && leftOfBill(bill, summary),
      });
    })
    .reverse();

  function paidBy(bill: ListedBill, next: ListedBill | undefined): PaidBy | null {
    const paid = paymentOfBill(bill, next?.billDate ?? null, activity);
    return paid && { date: paid.paymentDate, how: t(`activity.by.${paid.channel}`) };
  }
}
