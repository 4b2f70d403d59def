/** Why a line of a bill is there; differences between two bills are told in these words. */
export const billLineKinds = ['rate', 'proration', 'promotionEnded', 'oneOff', 'tax', 'discount'] as const;

/** What a line of the ledger records. */
export const ledgerKinds = ['charge', 'payment', 'credit', 'return', 'refund'] as const;

/** What a charge is for. Discounts, taxes and what is charged once stand apart on a statement, whatever they are for. */
export const billServices = ['internet', 'voice', 'tv', 'mobile', 'equipment', 'other'] as const;

/** Whether a bill is an account's first, one of its months, or its last. */
export const billKinds = ['first', 'regular', 'final'] as const;
