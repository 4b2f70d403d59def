import { useCopy, useFormat } from '@linework/copy';
import type { ChartBill } from '@linework/design-system';
import {
  type BillingSummary,
  type BillStanding,
  billStanding,
  type ListedBill,
  paymentOfBill,
  type Transaction,
} from '@linework/domain';
import { billingHomeCopy } from './billing-home.copy.ts';

/** More than a year's bills are no glance. */
const shownAtMost = 12;

const looks = { paid: 'done', pending: 'sent', unpaid: 'open', pastDue: 'late' } as const satisfies Record<
  BillStanding,
  ChartBill['state']
>;

export interface BillRow extends ChartBill {
  readonly standing: BillStanding | null;
}

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
  const format = useFormat();
  return bills
    .slice(0, shownAtMost)
    .map((bill, age) => {
      const standing = summary && billStanding(bill, summary);
      return {
        id: bill.id,
        short: format.monthShort(bill.billDate).replace(/^./u, (first) => first.toUpperCase()),
        name: format.month(bill.billDate),
        cents: bill.amount.cents,
        amount: format.money(bill.amount),
        standing,
        state: looks[standing ?? 'paid'],
        note: standing === null ? '' : noteOf(bill, standing, bills[age - 1]),
      };
    })
    .reverse();

  function noteOf(bill: ListedBill, standing: BillStanding, next: ListedBill | undefined): string {
    if (standing === 'unpaid') return t('bills.state.due', { date: bill.dueDate });
    const paid = standing === 'paid' ? paymentOfBill(bill, next?.billDate ?? null, activity) : null;
    if (!paid) return t(`bills.state.${standing}`);
    return t('bills.state.paidOn', { date: paid.paymentDate, how: t(`activity.by.${paid.channel}`) });
  }
}
