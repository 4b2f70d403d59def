/** The newest payments of an account, for a page of them and for what every question knows: without it each reads all that were ever made. */
export const statement = 'CREATE INDEX payment_of_account ON payment (account_id, requested_at, id)';
