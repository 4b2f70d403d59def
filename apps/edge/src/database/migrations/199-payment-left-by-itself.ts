/**
 * Whether a payment left on its day with nobody at the page. Written with its start, so that those whose payer waits for an
 * answer are found without reading the others. What is under way when this is added is looked for with payers' own.
 */
export const statement = 'ALTER TABLE payment ADD COLUMN left_by_itself boolean NOT NULL DEFAULT false';
