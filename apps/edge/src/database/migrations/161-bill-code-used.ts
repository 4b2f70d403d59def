/** A bill whose security code made a sign-in: it makes no other. */
export const statement = `
  CREATE TABLE bill_code_used (
    bill_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    used_at timestamptz NOT NULL
  )`;
