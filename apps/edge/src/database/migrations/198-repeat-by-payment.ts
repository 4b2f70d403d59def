/** How often a payment was asked for, and since when: asked every few seconds, the whole trail of its account was read. */
export const statement = `
  CREATE INDEX repeat_by_payment ON audit_event (account_id, payment_id)
  WHERE action IN ('payment.started', 'payment.askedAgain')`;
