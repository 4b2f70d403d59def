/** What a customer authorized, in the words that were shown. Append-only: one for each enrolment, under its id. */
export const statement = `
  CREATE TABLE auto_pay_authorization (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    scope text NOT NULL,
    method jsonb NOT NULL,
    debit_day integer NOT NULL,
    terms jsonb NOT NULL,
    text_version text NOT NULL,
    language text NOT NULL,
    wording text,
    accepted_at timestamptz NOT NULL,
    accepted_by text NOT NULL,
    accepted_by_user_id uuid,
    PRIMARY KEY (account_id, id)
  )`;
