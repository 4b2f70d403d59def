/** A code begins one session, and finds it again. */
export const statement = 'CREATE UNIQUE INDEX portal_session_by_code ON portal_session (code_hash)';
