import { paidAt } from './paid-at.ts';
import type { Payment } from './payment.ts';

/** Milliseconds after which checking a payment has an end: from then people look, and the customer may pay again. */
export const checkingEndsAfter = 24 * 3_600_000;

/**
 * When the customer is told more at the latest about a payment of which nobody knows whether it was taken: how it ended, or that
 * people look into it.
 * @returns an ISO instant (product decision "Checking has an end"); `null` for a payment that was scheduled: it was sent on
 * its day, at an hour that only the server knows
 */
export const checkingEndsAt = (
  { requestedAt, paymentDate }: Pick<Payment, 'requestedAt' | 'paymentDate'>,
  timeZone: string,
): string | null => {
  const at = paidAt({ requestedAt, paymentDate }, timeZone);
  return at && new Date(Date.parse(at) + checkingEndsAfter).toISOString();
};
