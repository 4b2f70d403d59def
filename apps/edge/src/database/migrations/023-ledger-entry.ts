/** Append-only. Signed: what the customer owes grows by `amount_cents`. A payment is posted, and returned, at most once. */
export const statement = `
  CREATE TABLE ledger_entry (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    entry_date date NOT NULL,
    due_date date,
    amount_cents bigint NOT NULL,
    bill_id uuid,
    payment_id uuid,
    recorded_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, payment_id, kind)
  )`;
