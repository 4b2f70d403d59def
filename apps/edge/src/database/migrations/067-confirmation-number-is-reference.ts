/**
 * A payment that was confirmed keeps the number that its customer has; of two with one number the first. The old column
 * stays one version longer, for copies of the edge that still write it.
 */
export const statement = `
  UPDATE payment SET reference = first.confirmation_number
  FROM (
    SELECT DISTINCT ON (account_id, confirmation_number) account_id, id, confirmation_number
    FROM payment WHERE confirmation_number IS NOT NULL
    ORDER BY account_id, confirmation_number, requested_at, id) first
  WHERE payment.account_id = first.account_id AND payment.id = first.id`;
