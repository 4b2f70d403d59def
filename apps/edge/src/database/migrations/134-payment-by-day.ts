/** The account's payments by their own day: where a page of its activity, or of what a filter leaves of it, begins. */
export const statement = 'CREATE INDEX payment_by_day ON payment (account_id, payment_date, id)';
