/** Which accounts a user belongs to and as what. Every question about an account starts here. */
export const statement = `
  CREATE TABLE account_member (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL REFERENCES portal_user (id),
    role text NOT NULL,
    is_default boolean NOT NULL,
    PRIMARY KEY (account_id, user_id)
  )`;
