/**
 * Where a recovery was asked from, so that what others ask for somebody does not keep them from asking themselves: the
 * network, the marks of the browser without what makes them worth anything, until they are looked at, and whether one of
 * them was the person's own.
 */
export const statement = `
  ALTER TABLE account_recovery
    ADD COLUMN network text,
    ADD COLUMN devices text,
    ADD COLUMN is_own_device boolean NOT NULL DEFAULT false`;
