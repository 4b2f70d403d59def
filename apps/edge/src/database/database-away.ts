import pg from 'pg';

/**
 * The database cannot be asked: no connection is to be had, or the one in use is gone and nobody knows whether its
 * statement ran. It passes by itself.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: unknown) {
    super(`The database is away: ${reasonOf(cause)}`, { cause });
  }
}

/** Seconds after which it is worth asking again: an outage of a moment is over by then, a longer one costs little. */
export const comeBackSeconds = 2;

/** Why, in the words of whoever said no. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseAway) return reasonOf(error.cause);
  if (error instanceof pg.DatabaseError) return error.message;
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
