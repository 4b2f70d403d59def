/** What ends with a password, and how much was sent to somebody lately. */
export const statement = 'CREATE INDEX account_recovery_by_user ON account_recovery (user_id, created_at)';
