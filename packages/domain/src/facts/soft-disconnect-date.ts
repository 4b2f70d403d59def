import { isMore } from '../money/arithmetic.ts';
import type { Balance } from './balance.ts';

/**
 * Whether the day on which service is turned off is asked for: only where the provider's toggle is on, and only while
 * past due exceeds the payments on their way (spec section 4). The portal makes no call otherwise.
 */
export const asksForSoftDisconnectDate = (
  { pastDue, pending }: Pick<Balance, 'pastDue' | 'pending'>,
  isToggleOn: boolean,
): boolean => isToggleOn && isMore(pastDue, pending);
