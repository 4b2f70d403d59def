/** A payment posts once and is returned once; it may be given back in parts. Written before the rule that it replaces goes. */
export const statement = `
  CREATE UNIQUE INDEX ledger_payment_once ON ledger_entry (account_id, payment_id, kind)
  WHERE payment_id IS NOT NULL AND kind <> 'refund'`;
