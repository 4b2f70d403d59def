import { useCopy, useFormat } from '@linework/copy';
import type { ChartBill } from '@linework/design-system';
import type { BillStanding, BusinessDate, ListedBill } from '@linework/domain';
import type { BillRow } from './bill-row.types.ts';
import { billsCopy } from './bills.copy.ts';

const looks = { paid: 'done', pending: 'sent', unpaid: 'open', pastDue: 'late' } as const satisfies Record<
  BillStanding,
  ChartBill['state']
>;

/** What paid a bill: "Auto Pay". */
export interface PaidBy {
  readonly date: BusinessDate;
  readonly how: string;
}

type ToldBill = Pick<ListedBill, 'id' | 'billDate' | 'dueDate' | 'amount'>;

/** A bill in words: month, amount, what became of it and, where that is known, what paid it. */
export function useBillRow(): (
  bill: ToldBill,
  standing: BillStanding | null,
  paidBy?: PaidBy | null,
) => BillRow {
  const { t } = useCopy(billsCopy);
  const format = useFormat();
  const noteOf = (bill: ToldBill, standing: BillStanding, paidBy: PaidBy | null): string => {
    const { dueDate: date, amount } = bill;
    // What the customer has to their credit is neither due nor paid.
    if (amount.cents < 0) return t('state.credit');
    if (standing === 'unpaid') return t('state.due', { date });
    return paidBy ? t('state.paidOn', { ...paidBy }) : t(`state.${standing}`);
  };
  return (bill, standing, paidBy = null) => ({
    id: bill.id,
    short: format.monthShort(bill.billDate).replace(/^./u, (first) => first.toUpperCase()),
    name: format.month(bill.billDate),
    cents: bill.amount.cents,
    amount: format.money(bill.amount),
    standing,
    state: looks[standing ?? 'paid'],
    note: standing === null ? '' : noteOf(bill, standing, paidBy),
  });
}
