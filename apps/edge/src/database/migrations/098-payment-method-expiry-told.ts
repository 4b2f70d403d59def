/** The month of a card's end that was looked at to tell of it before; another one is looked at anew. */
export const statement = 'ALTER TABLE payment_method ADD COLUMN expiry_told text';
