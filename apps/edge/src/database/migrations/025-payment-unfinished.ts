/** What the worker looks for: payments that are not at their end yet, by what they wait for. */
export const statement = `
  CREATE INDEX payment_unfinished ON payment (status, payment_date)
  WHERE status IN ('scheduled', 'running', 'unknown', 'pending')`;
