/**
 * An account's payments that are not at their end, and what the worker asks of all of them. The account comes first: with
 * few of them at the time of the statistics, an index by status passes for an empty one, and is read whole for every payment.
 */
export const statement = `
  CREATE INDEX payment_unfinished_of_account ON payment (account_id, status, payment_date)
  WHERE status IN ('scheduled', 'running', 'unknown', 'pending')`;
