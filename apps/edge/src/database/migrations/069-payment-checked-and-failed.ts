/** That nobody knew for a while whether a payment was taken, and when it failed: both are told to its customer later. */
export const statement = `
  ALTER TABLE payment ADD COLUMN was_checked boolean NOT NULL DEFAULT false, ADD COLUMN failed_at timestamptz`;
