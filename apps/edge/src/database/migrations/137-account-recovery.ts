/**
 * Somebody who says that they cannot sign in, by a username or an email address, whether there is such a one or not: the
 * worker looks, forgets the name, and writes a row more for each whom it finds. Of the browser's token and of the right to
 * choose a password a hash is kept; of the code nothing, which follows from the row's id.
 */
export const statement = `
  CREATE TABLE account_recovery (
    id uuid PRIMARY KEY,
    token_hash bytea NOT NULL,
    forgotten text NOT NULL,
    name text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    looked_at timestamptz,
    user_id uuid,
    tries integer NOT NULL DEFAULT 0,
    code_used_at timestamptz,
    grant_hash bytea UNIQUE,
    ended_at timestamptz,
    UNIQUE (token_hash, user_id),
    UNIQUE (looked_at, id)
  )`;
