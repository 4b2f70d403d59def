/** What the network calls the modem that an account's customers come from; it alone says so, and not of every account. */
export const statement = 'ALTER TABLE account ADD COLUMN behind_the_modem text';
