/** When a scheduled payment was canceled is told on its line: asked of each, the whole trail of its account was read. */
export const statement = `
  CREATE INDEX cancellation_by_payment ON audit_event (account_id, payment_id)
  WHERE action = 'payment.cancelled'`;
