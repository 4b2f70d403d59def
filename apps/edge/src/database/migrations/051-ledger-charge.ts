/** An account's charges, the one that fell due last first: of them is told what is open, and payments need no place here. */
export const statement = `
  CREATE INDEX ledger_charge ON ledger_entry (account_id, (coalesce(due_date, entry_date)) DESC, id DESC)
  WHERE amount_cents > 0`;
