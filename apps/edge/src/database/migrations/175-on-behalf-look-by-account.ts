/** Who looked at an account, newest first. */
export const statement = 'CREATE INDEX on_behalf_look_by_account ON on_behalf_look (account_id, at)';
