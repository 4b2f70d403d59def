/** Alerts that a user has closed, on whatever device: a colleague still reads them. */
export const statement = `
  CREATE TABLE dismissed_page_alert (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    alert_id text NOT NULL,
    dismissed_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id, alert_id)
  )`;
