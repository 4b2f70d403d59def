/** A sign-in whose password was right and whose second step is still to come: its code is no session until then. */
export const statement = `
  ALTER TABLE authorization_code
    ADD COLUMN awaits_second_step boolean NOT NULL DEFAULT false,
    ADD COLUMN second_step_tries integer NOT NULL DEFAULT 0`;
