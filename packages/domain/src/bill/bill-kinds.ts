/** Why a line of a bill is there; differences between two bills are told in these words. */
export const billLineKinds = ['rate', 'proration', 'promotionEnded', 'oneOff', 'tax', 'discount'] as const;

/** What a line of the ledger records. */
export const ledgerKinds = ['charge', 'payment', 'credit', 'return'] as const;
