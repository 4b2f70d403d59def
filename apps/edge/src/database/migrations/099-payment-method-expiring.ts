/** Cards whose end is to be told: a round reads those that end by then, however many are saved. */
export const statement = `
  CREATE INDEX payment_method_expiring ON payment_method (expiration, account_id, id)
  WHERE expiration IS NOT NULL AND removed_at IS NULL AND expiry_told IS DISTINCT FROM expiration`;
