/** What the provider tells above pages, from when until when, and to whom; ids are the provider's own. */
export const statement = `
  CREATE TABLE page_alert (
    id text PRIMARY KEY,
    pid text NOT NULL,
    type text NOT NULL CHECK (type IN ('outage', 'other')),
    severity text NOT NULL CHECK (severity IN ('critical', 'warning', 'information')),
    body jsonb NOT NULL,
    link text,
    action jsonb,
    estimated_resolution timestamptz,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz,
    account_id uuid
  )`;
