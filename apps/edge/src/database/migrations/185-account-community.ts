/** What the community's system knows of an account, by the names of its flags; nothing of one that it does not know. */
export const statement = 'ALTER TABLE account ADD COLUMN community jsonb';
