/** Lines written before this one are for no service that is known, and are not explained. */
export const statement = `
  ALTER TABLE bill_line
    ADD COLUMN service text NOT NULL DEFAULT 'other',
    ADD COLUMN explanation text,
    ADD COLUMN explanation_es text,
    ADD COLUMN service_from date,
    ADD COLUMN service_to date`;
