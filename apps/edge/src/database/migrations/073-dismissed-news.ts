/** Payments whose end a user has closed: nobody's second device tells them again, and a colleague still reads of them. */
export const statement = `
  CREATE TABLE dismissed_news (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    dismissed_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id, payment_id)
  )`;
