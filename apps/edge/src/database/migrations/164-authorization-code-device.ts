/** Where a sign-in comes from, between its two calls. */
export const statement = `
  ALTER TABLE authorization_code
    ADD COLUMN browser text,
    ADD COLUMN system text,
    ADD COLUMN is_new_device boolean NOT NULL DEFAULT false`;
