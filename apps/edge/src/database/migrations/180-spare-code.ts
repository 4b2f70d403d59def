/** Codes for the day on which the phone is gone, kept as hashes with a key; each is used once. */
export const statement = `
  CREATE TABLE spare_code (
    user_id uuid NOT NULL REFERENCES second_step (user_id) ON DELETE CASCADE,
    code_hash bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, code_hash)
  )`;
