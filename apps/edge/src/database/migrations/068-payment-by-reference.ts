/** A reference is one payment's within its account; across accounts chance keeps them apart (656 billion of them). */
export const statement = 'CREATE UNIQUE INDEX payment_by_reference ON payment (account_id, reference)';
