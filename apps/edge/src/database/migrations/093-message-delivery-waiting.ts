/** What is to be sent, soonest first. */
export const statement = `
  CREATE INDEX message_delivery_waiting ON message_delivery (next_try_at) WHERE next_try_at IS NOT NULL`;
