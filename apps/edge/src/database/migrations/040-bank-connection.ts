/** A customer who went to sign in to their bank: bound to their session, single use, short-lived, kept only as a hash. */
export const statement = `
  CREATE TABLE bank_connection (
    account_id uuid NOT NULL,
    state_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    nonce text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account_id, state_hash)
  )`;
