/** How often something was tried within a window, by session, account or address. Slows down card and password testing. */
export const statement = `
  CREATE TABLE attempt_counter (
    purpose text NOT NULL,
    subject text NOT NULL,
    window_start timestamptz NOT NULL,
    attempts integer NOT NULL,
    PRIMARY KEY (purpose, subject, window_start)
  )`;
