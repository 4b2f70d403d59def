/** The newest that failed, which are few, told in the order in which they did. */
export const statement = `
  CREATE INDEX payment_failed ON payment (account_id, (coalesce(failed_at, requested_at)), id)
  WHERE status = 'failed'`;
