/** Messages of which nobody has found yet who is told. */
export const statement = 'CREATE INDEX message_unaddressed ON message (id) WHERE addressed_at IS NULL';
