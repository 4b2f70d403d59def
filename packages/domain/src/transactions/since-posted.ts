import type { Money } from '../money/money.ts';
import type { TransactionDetail } from './listed-transaction.ts';
import type { Refund } from './refunds.ts';

/** What a receipt that is read again tells of its payment beside the payment itself. */
export interface SincePosted {
  /** What the account came to right after it posted; negative is a credit. */
  readonly balanceAfter: Money | null;
  /** What of it was given back since, the first at the top. */
  readonly refunds: readonly Refund[];
}

/**
 * The same of a payment by its detail. What it left then is told no more once some of it was given back: a credit would be
 * none any more.
 */
export const sincePosted = (
  detail: Pick<TransactionDetail, 'balanceAfter' | 'refunds'> | null,
): SincePosted => {
  const refunds = detail?.refunds ?? [];
  return { balanceAfter: refunds.length > 0 ? null : (detail?.balanceAfter ?? null), refunds };
};
