/**
 * What somebody signs in by in place of a password: the public half of a key whose other half never leaves their device. It is
 * told by its name, or by the browser and system that made it. `counter` goes up with every use where a device counts at all.
 */
export const statement = `
  CREATE TABLE passkey (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES portal_user (id) ON DELETE CASCADE,
    credential_id bytea NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    is_backed_up boolean NOT NULL,
    name text,
    browser text NOT NULL,
    system text NOT NULL,
    made_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`;
