/** Milliseconds after which checking a payment has an end: from then people look, and the customer may pay again. */
export const checkingEndsAfter = 24 * 3_600_000;

/**
 * When the customer has an answer at the latest about a payment of which nobody knows whether it was taken.
 * @param since when the payment was sent, an ISO instant
 * @returns an ISO instant (product decision "Checking has an end")
 */
export const checkingEndsAt = (since: string): string =>
  new Date(Date.parse(since) + checkingEndsAfter).toISOString();
