/** What of a payment was given back is told on its line: asked of each, the ledger of its account was read. */
export const statement = `
  CREATE INDEX refund_by_payment ON ledger_entry (account_id, payment_id)
  WHERE kind = 'refund'`;
