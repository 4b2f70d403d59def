/** Payments being checked whose payer waits for the answer: looked for every few seconds, however many others are being checked. */
export const statement = `
  CREATE INDEX payment_payer_waits_for ON payment (payment_date, account_id, id)
  WHERE status = 'unknown' AND NOT imported AND NOT in_support_queue AND NOT left_by_itself`;
