/** What every rule asks of an account's payments: those not at their end. Found without looking at other accounts'. */
export const statement = `
  CREATE INDEX payment_unfinished_by_account ON payment (account_id)
  WHERE status IN ('scheduled', 'running', 'unknown', 'pending')`;
