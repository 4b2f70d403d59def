/** A signed-in session, found by the hash of its token: the database alone does not open anything. */
export const statement = `
  CREATE TABLE portal_session (
    token_hash bytea PRIMARY KEY,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    last_active_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_at timestamptz
  )`;
