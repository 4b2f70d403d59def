import pg from 'pg';

/** Conflicts that PostgreSQL asks the caller to try again: serialization failure and deadlock. */
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);

/** SQLSTATE of an error that came from the database; null for any other. */
export const sqlState = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code !== undefined ? error.code : null;

export const isConflict = (error: unknown): boolean => conflicts.has(sqlState(error) ?? '');

/** A unique key refused the row. @param constraint only that key's name counts, when given */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/** `pg` gave up on a statement at its deadline; whether it ran is not known. */
export const isStatementTimeout = (error: unknown): boolean =>
  sqlState(error) === '57014' || (error instanceof Error && error.message === 'Query read timeout');

/** A lock was waited for as long as the transaction said, and not had. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03';

/** PostgreSQL ends the connection, because it is told to or is going down (class 57P). */
export const endsConnection = (error: unknown): boolean => sqlState(error)?.startsWith('57P') ?? false;

/** After these the connection is in an unknown state, or gone, and may not be used again. */
export const breaksConnection = (error: unknown): boolean =>
  isStatementTimeout(error) || endsConnection(error) || !(error instanceof pg.DatabaseError);

/** No space on disk, or the disk itself fails (PostgreSQL's classes 53 and 58). */
export const isOutOfSpace = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === '53100' || state === '58030';
};
