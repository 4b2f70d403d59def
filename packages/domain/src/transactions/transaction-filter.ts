import type { LedgerEntry } from '../bill/bill.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';

/** Which lines of the account's activity are asked for; `null` asks for all. */
export interface TransactionFilter {
  readonly kind: LedgerEntry['kind'] | null;
  /** The first day, included. */
  readonly from: BusinessDate | null;
  /** The last day, included. */
  readonly to: BusinessDate | null;
  /** The smallest amount, whichever way the money went. */
  readonly atLeast: Money | null;
  readonly atMost: Money | null;
  readonly method: PaymentMethodType | null;
  readonly channel: Payment['channel'] | null;
  /** What was typed into the search, as it was typed. */
  readonly text: string;
}

export const everyTransaction: TransactionFilter = {
  kind: null,
  from: null,
  to: null,
  atLeast: null,
  atMost: null,
  method: null,
  channel: null,
  text: '',
};

/** Whether the last day comes before the first: no line fits, and whoever typed them is told so. */
export const endsBeforeItBegins = ({ from, to }: Pick<TransactionFilter, 'from' | 'to'>): boolean =>
  from !== null && to !== null && to < from;

/** Whether the smallest amount is above the largest: no line fits, and whoever typed them is told so. */
export const amountsAreTurned = ({
  atLeast,
  atMost,
}: Pick<TransactionFilter, 'atLeast' | 'atMost'>): boolean =>
  atLeast !== null && atMost !== null && atMost.cents < atLeast.cents;

export const transactionSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;
/** By day, or by amount whichever way the money went; of equals the larger id comes as the larger value does. */
export type TransactionSort = (typeof transactionSorts)[number];
