/** The mobile device that a payment pays off, as it was called then; none where it pays what the account owes. */
export const statement = `
  ALTER TABLE payment ADD COLUMN device_id uuid, ADD COLUMN device_name text,
    ADD COLUMN device_line_last_four text`;
