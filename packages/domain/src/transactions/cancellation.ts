import type { BusinessDate } from '../dates/business-date.ts';
import type { ListedTransaction } from './listed-transaction.ts';

/** When a payment that waited was canceled, and for when it had been set. */
export interface Cancellation {
  /** `null` where nobody wrote that down. */
  readonly on: BusinessDate | null;
  readonly setFor: BusinessDate;
}

/**
 * What a line says of a payment that never left. Its own day is the one it was set for, which may still lie ahead: told alone,
 * it would read as the day on which it was canceled.
 * @returns `null` for any other line
 */
export const cancellationOf = ({
  kind,
  payment,
  cancelledDate,
}: Pick<ListedTransaction, 'kind' | 'payment' | 'cancelledDate'>): Cancellation | null =>
  kind === 'payment' && payment?.status === 'cancelled'
    ? { on: cancelledDate, setFor: payment.paymentDate }
    : null;
