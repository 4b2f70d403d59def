/** What stood in the way of a second refund of a payment; the index before says the rest of it. */
export const statement = `
  ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_account_id_payment_id_kind_key`;
