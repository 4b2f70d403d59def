import type { CustomerBill, LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';

/** A ledger without the bills that were made after a day; what is no bill of its own stays. */
export const billedBy = (ledger: readonly LedgerEntry[], day: BusinessDate): LedgerEntry[] =>
  ledger.filter(({ billId, date }) => billId === null || date <= day);

/** Whether the bill of a day is there. */
export const isBilledOn = (
  { bills, ledger }: { readonly bills: readonly CustomerBill[]; readonly ledger: readonly LedgerEntry[] },
  day: BusinessDate,
): boolean =>
  bills.some(({ billDate }) => billDate === day) ||
  ledger.some(({ billId, date }) => billId !== null && date === day);
