/** The processor's mark of the number that a token stands for: the same for the same number, and nothing to read it from. */
export const statement = 'ALTER TABLE card_data_token ADD COLUMN fingerprint text';
