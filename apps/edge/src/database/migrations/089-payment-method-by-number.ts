/** A number is saved once. */
export const statement = `
  CREATE UNIQUE INDEX payment_method_by_number ON payment_method (account_id, fingerprint)
  WHERE removed_at IS NULL AND fingerprint IS NOT NULL`;
