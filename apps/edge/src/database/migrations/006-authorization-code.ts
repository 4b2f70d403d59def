/** A sign-in between its two calls: single use, short-lived, kept only as a hash. */
export const statement = `
  CREATE TABLE authorization_code (
    code_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    code_challenge text NOT NULL,
    remember_me boolean NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`;
