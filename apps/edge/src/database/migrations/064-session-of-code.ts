/** Which code began a session, kept as a hash, so that the code shown again can end it. */
export const statement = 'ALTER TABLE portal_session ADD COLUMN code_hash bytea';
