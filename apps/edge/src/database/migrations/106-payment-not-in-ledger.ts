/** Payments that the ledger has no line of: those to come, on their way, failed or called off. */
export const statement = `
  CREATE INDEX payment_not_in_ledger ON payment (account_id, payment_date, id)
  WHERE status NOT IN ('successful', 'returned')`;
