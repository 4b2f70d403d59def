/** What else the account's activity has, by day: a payment is told by its own day and not by the day it posted. */
export const statement = `
  CREATE INDEX ledger_but_payments ON ledger_entry (account_id, entry_date, id)
  WHERE kind <> 'payment' OR payment_id IS NULL`;
