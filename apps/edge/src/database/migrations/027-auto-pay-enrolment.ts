/** Auto Pay as enrolled, with what the customer authorised. `last_debit_date` is the debit day already dealt with. */
export const statement = `
  CREATE TABLE auto_pay_enrolment (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    scope text NOT NULL,
    method_id uuid NOT NULL,
    debit_day integer NOT NULL,
    text_version text NOT NULL,
    language text NOT NULL,
    accepted_at timestamptz NOT NULL,
    accepted_by text NOT NULL,
    accepted_by_user_id uuid,
    last_debit_date date,
    ended_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`;
