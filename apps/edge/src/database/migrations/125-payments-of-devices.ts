/** Payments of devices by account and time: few have any, and they stand in no bill. */
export const statement = `
  CREATE INDEX payment_of_device ON payment (account_id, requested_at, id) WHERE device_id IS NOT NULL`;
