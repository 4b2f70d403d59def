/** Statements of bills written before this one are out, and tell no news. */
export const statement = `
  ALTER TABLE bill
    ADD COLUMN kind text NOT NULL DEFAULT 'regular',
    ADD COLUMN is_released boolean NOT NULL DEFAULT true,
    ADD COLUMN news jsonb NOT NULL DEFAULT '[]'`;
