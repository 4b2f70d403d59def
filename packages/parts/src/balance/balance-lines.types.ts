import type { Balance, BusinessDate, OpenCharge, Unconfirmed } from '@linework/domain';

export interface BalanceLinesProps {
  readonly balance: Balance;
  readonly today?: BusinessDate;
  /** What the balance is made of, where each charge is to have its line. */
  readonly charges?: readonly OpenCharge[] | undefined;
  /** The day of the payment on its way, where there is exactly one. */
  readonly pendingSince?: BusinessDate | undefined;
  /** How many of the payments on their way nobody has confirmed; none, unless it is said. */
  readonly unconfirmed?: Unconfirmed;
  /** A payment in the sum is not confirmed: the total is what is left if it went through. */
  readonly isUnconfirmed?: boolean;
}
