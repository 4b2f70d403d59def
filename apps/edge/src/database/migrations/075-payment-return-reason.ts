/** Why the bank sent a payment back; of those of before nobody asked. */
export const statement = 'ALTER TABLE payment ADD COLUMN return_reason text';
