/** Visits that are known by the modem they came through, once each; removed with the events of the same time. */
export const statement = `
  CREATE TABLE analytics_visit (
    visit uuid PRIMARY KEY,
    topic text NOT NULL,
    btm_id text NOT NULL,
    updated_at timestamptz NOT NULL
  )`;
