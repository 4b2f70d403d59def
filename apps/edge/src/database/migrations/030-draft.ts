/** Work in progress of one user on one account. Never card data; ends after 24 hours and at sign-out. */
export const statement = `
  CREATE TABLE draft (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    flow text NOT NULL,
    content text NOT NULL,
    updated_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id, flow)
  )`;
