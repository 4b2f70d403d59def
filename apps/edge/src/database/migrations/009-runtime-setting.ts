/** What may be switched while the edge runs, for all its copies: maintenance, and outside production the clock. */
export const statement = `
  CREATE TABLE runtime_setting (
    name text PRIMARY KEY,
    value jsonb NOT NULL,
    changed_at timestamptz NOT NULL
  )`;
