/**
 * What the worker goes through, page by page: payments that wait for their day, their bank or the processor's word. Not for
 * questions about one account: those do not say `imported`, so the planner cannot take it for them (see 052). A payment
 * that is made and settled at once is never in it.
 */
export const statement = `
  CREATE INDEX payment_waiting ON payment (status, payment_date, account_id, id)
  WHERE status IN ('scheduled', 'pending', 'unknown') AND NOT imported`;
