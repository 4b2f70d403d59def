/** The newest payments that paid, and the newest made online: without it each question reads all that the account ever made. */
export const statement = `
  CREATE INDEX payment_of_account ON payment (account_id, requested_at, id) WHERE device_id IS NULL`;
