/** Who is written to at an address, in whatever letters it was typed. */
export const statement = 'CREATE INDEX portal_user_by_email ON portal_user (lower(email))';
