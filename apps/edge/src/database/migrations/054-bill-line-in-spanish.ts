/** Lines written before this one have no Spanish name; they are read with their English one. */
export const statement = 'ALTER TABLE bill_line ADD COLUMN description_es text';
