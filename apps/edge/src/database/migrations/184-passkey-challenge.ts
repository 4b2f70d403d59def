/**
 * What a passkey has to sign, once and soon: of a sign-in, for the browser that has the verifier of `code_challenge`; of a
 * new passkey, for the session that asked.
 */
export const statement = `
  CREATE TABLE passkey_challenge (
    challenge_hash bytea PRIMARY KEY,
    code_challenge text,
    session_id uuid,
    expires_at timestamptz NOT NULL,
    CHECK ((code_challenge IS NULL) <> (session_id IS NULL))
  )`;
