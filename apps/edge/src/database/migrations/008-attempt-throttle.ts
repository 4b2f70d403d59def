/** How often something was tried lately, and when it may be tried again. Slows card and password testing down. */
export const statement = `
  CREATE TABLE attempt_throttle (
    purpose text NOT NULL,
    subject text NOT NULL,
    attempts integer NOT NULL,
    next_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (purpose, subject)
  )`;
