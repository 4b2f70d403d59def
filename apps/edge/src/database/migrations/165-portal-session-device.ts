/** Where a session is used, as its owner knows it again on a list. */
export const statement = `
  ALTER TABLE portal_session
    ADD COLUMN browser text,
    ADD COLUMN system text`;
