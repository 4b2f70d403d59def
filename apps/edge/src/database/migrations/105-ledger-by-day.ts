/** The account's activity by day: a page of it, or of what a filter leaves, begins anywhere without reading what is newer. */
export const statement = 'CREATE INDEX ledger_by_day ON ledger_entry (account_id, entry_date, id)';
