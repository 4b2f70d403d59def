/** How many wrong codes were shown since the last right one, in whatever sign-in, and when its owner was last told of them. */
export const statement = `
  ALTER TABLE second_step
    ADD COLUMN wrong_codes integer NOT NULL DEFAULT 0,
    ADD COLUMN wrong_told_at timestamptz`;
