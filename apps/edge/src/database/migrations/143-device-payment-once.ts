/** A payment of a device posts once and is returned once. */
export const statement = `
  CREATE UNIQUE INDEX device_payment_once ON device_entry (account_id, payment_id, kind) WHERE payment_id IS NOT NULL`;
