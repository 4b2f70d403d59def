/**
 * Somebody who showed a bill and is making a sign-in with it. Of the browser's token and the password a hash is kept, of
 * the bill's code and the emailed one nothing: both follow from ids. It is gone a day later.
 */
export const statement = `
  CREATE TABLE account_registration (
    id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    account_id uuid NOT NULL,
    bill_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    username text,
    password_hash text,
    first_name text,
    last_name text,
    email text,
    language text,
    codes integer NOT NULL DEFAULT 0,
    code_expires_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    confirmed_at timestamptz,
    names integer NOT NULL DEFAULT 0,
    ended_at timestamptz
  )`;
