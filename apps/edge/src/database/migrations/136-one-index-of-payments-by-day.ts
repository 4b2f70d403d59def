/** Payments that the ledger has no line of stand in the index of all now. */
export const statement = 'DROP INDEX payment_not_in_ledger';
