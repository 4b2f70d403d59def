/**
 * Somebody's authenticator app: its key follows from the id and the configured secret, and is kept nowhere. While it is being
 * set up it is not on; `last_step` is the last time step whose code was used, since each is good for one use.
 */
export const statement = `
  CREATE TABLE second_step (
    user_id uuid PRIMARY KEY REFERENCES portal_user (id) ON DELETE CASCADE,
    id uuid NOT NULL,
    begun_at timestamptz NOT NULL,
    turned_on_at timestamptz,
    last_step bigint
  )`;
