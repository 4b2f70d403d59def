/** What the first caller of a key was told by a call that makes no payment; replayed for 30 days. */
export const statement = `
  CREATE TABLE idempotent_answer (
    account_id uuid NOT NULL,
    idempotency_key uuid NOT NULL,
    operation text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    answered_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, idempotency_key)
  )`;
