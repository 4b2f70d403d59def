import { type ListedTransaction, statusOfTransaction, type TransactionStatus } from './listed-transaction.ts';

/** How a charge is said to stand: as it does, paid in part, or maybe paid. */
type ChargeStanding = NonNullable<ListedTransaction['standing']> | 'partlyPaid' | 'unconfirmed';

/** What the status of a line is called. A bill is said to be paid in other words than what else is. */
export type StatusName =
  | TransactionStatus
  | 'partlyPaid'
  | 'unconfirmed'
  | `bill${Capitalize<ChargeStanding>}`;

const ofBill = {
  paid: 'billPaid',
  pending: 'billPending',
  unpaid: 'billUnpaid',
  partlyPaid: 'billPartlyPaid',
  pastDue: 'billPastDue',
  returned: 'billReturned',
  credit: 'billCredit',
  unconfirmed: 'billUnconfirmed',
} as const satisfies Record<ChargeStanding, StatusName>;

/** What the status of a line is called, on a page and in a file alike. What is past due is so with a part paid too. */
export function statusNameOf(
  line: Pick<
    ListedTransaction,
    'kind' | 'payment' | 'postedDate' | 'standing' | 'isBill' | 'left' | 'isUnconfirmed'
  >,
): StatusName {
  const { kind, standing, isBill, left, isUnconfirmed } = line;
  if (standing === null || kind === 'return') return statusOfTransaction(line);
  const stands = isUnconfirmed ? 'unconfirmed' : standing === 'unpaid' && left ? 'partlyPaid' : standing;
  return isBill ? ofBill[stands] : stands;
}
