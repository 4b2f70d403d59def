/** Money that went back of a payment that the ledger has: that much of it settled nothing. @param row a row of `ledger_entry` */
export const isGivenBack = (row: string): string => `(${row}.kind IN ('return', 'refund') AND EXISTS (
  SELECT 1 FROM ledger_entry paid
  WHERE paid.account_id = ${row}.account_id AND paid.payment_id = ${row}.payment_id AND paid.kind = 'payment'))`;
