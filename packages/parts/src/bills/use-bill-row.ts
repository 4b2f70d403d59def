import { useCopy, useFormat } from '@linework/copy';
import type { ChartBill } from '@linework/design-system';
import type { BillStanding, BusinessDate, ListedBill, Money } from '@linework/domain';
import type { BillRow } from './bill-row.types.ts';
import { billsCopy } from './bills.copy.ts';

const looks = {
  paid: 'done',
  pending: 'sent',
  unpaid: 'open',
  pastDue: 'late',
  returned: 'late',
  credit: 'done',
} as const satisfies Record<BillStanding, ChartBill['state']>;

/** How a bill that asks for something is told of. */
const open = { unpaid: 'due', pastDue: 'pastDue' } as const;

/** What paid a bill: "Auto Pay". */
export interface PaidBy {
  readonly date: BusinessDate;
  readonly how: string;
}

/** What became of a bill, as far as it is known. */
export interface BillFate {
  readonly standing: BillStanding | null;
  /** Whether only a payment that nobody can confirm yet may have paid it. */
  readonly isUnconfirmed: boolean;
  readonly paidBy?: PaidBy | null;
  /** What is left of it once a part is paid. */
  readonly left?: Money | null;
}

type ToldBill = Pick<ListedBill, 'id' | 'kind' | 'billDate' | 'dueDate' | 'amount'>;

/** A bill in words: month, amount, what became of it and, where that is known, what paid it. */
export function useBillRow(): (bill: ToldBill, fate: BillFate) => BillRow {
  const { t } = useCopy(billsCopy);
  const format = useFormat();
  const noteOf = (
    { dueDate: date }: ToldBill,
    { standing, isUnconfirmed, paidBy, left }: BillFate,
  ): string => {
    if (standing === null) return '';
    if (isUnconfirmed) return t('state.unconfirmed');
    if (left && (standing === 'unpaid' || standing === 'pastDue'))
      return t(`state.${open[standing]}Rest`, { date, left });
    if (standing === 'unpaid') return t('state.due', { date });
    return paidBy ? t('state.paidOn', { ...paidBy }) : t(`state.${standing}`);
  };
  return (bill, fate) => {
    const state = noteOf(bill, fate);
    return {
      id: bill.id,
      short: format.monthShort(bill.billDate).replace(/^./u, (first) => first.toUpperCase()),
      name: format.month(bill.billDate),
      cents: bill.amount.cents,
      amount: format.money(bill.amount),
      standing: fate.standing,
      state: looks[fate.standing ?? 'paid'],
      note: state && bill.kind === 'final' ? t('final', { state }) : state,
    };
  };
}
