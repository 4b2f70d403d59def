/** What was charged and paid for mobile service, as its own biller states it: no part of the account's ledger. */
export const statement = `
  CREATE TABLE mobile_activity (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    entry_date date NOT NULL,
    due_date date,
    is_bill boolean NOT NULL,
    amount_cents bigint NOT NULL,
    payment jsonb,
    PRIMARY KEY (account_id, id)
  )`;
