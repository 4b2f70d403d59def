export const statement = 'CREATE INDEX passkey_user ON passkey (user_id, made_at)';
