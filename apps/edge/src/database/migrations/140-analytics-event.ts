/**
 * How the portal is used, an event a row: nothing but what the catalogue has, once by the id that the browser gave it. Rows
 * are added and, when they have had their time, removed; none is ever changed.
 */
export const statement = `
  CREATE TABLE analytics_event (
    id uuid PRIMARY KEY,
    received_at timestamptz NOT NULL,
    topic text NOT NULL,
    requirements_version text NOT NULL,
    visit uuid NOT NULL,
    name text NOT NULL,
    fields jsonb NOT NULL,
    user_id uuid,
    user_config jsonb,
    CHECK ((user_id IS NULL) = (user_config IS NULL))
  )`;
