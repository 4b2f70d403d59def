/**
 * Which edit of a method somebody saw, the processor's mark of its number, and who changed it last. What was saved before
 * has no mark: its number is known to nobody here.
 */
export const statement = `
  ALTER TABLE payment_method
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN fingerprint text,
    ADD COLUMN last_change text,
    ADD COLUMN changed_at timestamptz,
    ADD COLUMN changed_by_user_id uuid`;
