/** At sign-in the user is known and the account is not yet. */
export const statement = 'CREATE INDEX account_member_by_user ON account_member (user_id)';
