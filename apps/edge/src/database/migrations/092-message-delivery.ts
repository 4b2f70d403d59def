/**
 * A message to one person. It waits for `next_try_at` until it is sent or given up; `problem` says why the last try was
 * none. `kept_mail` is what a sandbox mailbox shows: where mail leaves, it holds nothing.
 */
export const statement = `
  CREATE TABLE message_delivery (
    account_id uuid NOT NULL,
    message_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    next_try_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    sent_at timestamptz,
    given_up_at timestamptz,
    problem text,
    kept_mail jsonb,
    PRIMARY KEY (account_id, message_id, user_id)
  )`;
