/** What somebody does not want to be told of an account. What isn't here is told. */
export const statement = `
  CREATE TABLE message_switched_off (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    switched_off_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id, kind)
  )`;
