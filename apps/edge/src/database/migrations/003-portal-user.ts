/** A person who signs in. The password is kept only as a memory-hard hash with its parameters. */
export const statement = `
  CREATE TABLE portal_user (
    id uuid PRIMARY KEY,
    username text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    user_type text NOT NULL,
    created_at timestamptz NOT NULL
  )`;
