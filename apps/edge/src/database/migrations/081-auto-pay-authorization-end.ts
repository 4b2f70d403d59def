/** When an authorization ended, why and by whom. Append-only, so that what was accepted is never written to again. */
export const statement = `
  CREATE TABLE auto_pay_authorization_end (
    account_id uuid NOT NULL,
    authorization_id uuid NOT NULL,
    ended_at timestamptz NOT NULL,
    ended_by text NOT NULL,
    ended_by_user_id uuid,
    why text NOT NULL,
    PRIMARY KEY (account_id, authorization_id)
  )`;
