/**
 * What somebody who acts on a customer's behalf looked at or did: a row a call, written before it is answered. Rows are
 * added, never changed; a trigger holds it.
 */
export const statement = `
  CREATE TABLE on_behalf_look (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    user_type text NOT NULL,
    account_id uuid NOT NULL,
    what text NOT NULL,
    correlator_id text
  )`;
