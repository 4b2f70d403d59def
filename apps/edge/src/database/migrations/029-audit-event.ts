/** Who did what to which payment, and when. Append-only, written by the statement that does it. */
export const statement = `
  CREATE TABLE audit_event (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamptz NOT NULL,
    action text NOT NULL,
    payment_id uuid,
    actor_user_id uuid,
    session_id uuid,
    correlator_id text,
    detail jsonb NOT NULL,
    PRIMARY KEY (account_id, id)
  )`;
