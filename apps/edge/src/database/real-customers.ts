import type { Queryable } from './database.ts';

/** Demo customers stand in the database; the message is a sentence for the person who started the program. */
export class DemoDatabase extends Error {
  override readonly name = 'DemoDatabase';

  constructor() {
    super(
      'This database was filled with demo customers, whose passwords are published, and DEMO_SIGN_INS is off: no edge of real customers starts on it. Point DATABASE_URL or DATA_DIR to another.',
    );
  }
}

/** Real customers are served from the database; the message is a sentence for the person who started the program. */
export class RealCustomersDatabase extends Error {
  override readonly name = 'RealCustomersDatabase';

  constructor() {
    super(
      'An edge of real customers was started on this database: no edge for trying things out starts on it, which would charge their payments at a sandbox. Point DATABASE_URL or DATA_DIR to another.',
    );
  }
}

/**
 * Refuses a database that already says that it is for others, whatever version of this program wrote it: not even its
 * schema is changed then.
 * @throws DemoDatabase for an edge of real customers, RealCustomersDatabase for any other
 */
export async function refuseDatabaseOfOthers(
  database: Queryable,
  { isForRealCustomers }: { readonly isForRealCustomers: boolean },
): Promise<void> {
  const [{ is_known: isKnown } = { is_known: false }] = await database.query<{ is_known: boolean }>(
    `SELECT to_regclass('database_origin') IS NOT NULL AS is_known`,
  );
  if (!isKnown) return;
  // As JSON, because an earlier version's row may lack a column.
  const [origin] = await database.query<{ is_seeded: boolean; is_taken: boolean }>(
    `SELECT to_jsonb(o) ->> 'seed_version' IS NOT NULL AS is_seeded,
       to_jsonb(o) ->> 'real_customers_since' IS NOT NULL AS is_taken
     FROM database_origin o`,
  );
  if (isForRealCustomers) {
    if (origin?.is_seeded) throw new DemoDatabase();
  } else if (origin?.is_taken) throw new RealCustomersDatabase();
}

/**
 * Keeps an edge that is for trying out from the payments of real customers.
 * @throws RealCustomersDatabase when an edge of real customers has taken the database
 */
export async function refuseRealCustomers(database: Queryable): Promise<void> {
  const taken = await database.query('SELECT id FROM database_origin WHERE real_customers_since IS NOT NULL');
  if (taken.length > 0) throw new RealCustomersDatabase();
}

/**
 * Takes the database for real customers, for good: nothing is seeded there from now on, not even while the edge runs.
 * The one row of its origin settles who came first, this or a seed.
 * @throws DemoDatabase when demo customers were seeded into it
 */
export async function takeForRealCustomers(database: Queryable, now: Date): Promise<void> {
  const taken = await database.query(
    `UPDATE database_origin SET real_customers_since = coalesce(real_customers_since, $1)
     WHERE seed_version IS NULL RETURNING id`,
    [now],
  );
  if (taken.length > 0) return;
  const seeded = await database.query('SELECT id FROM database_origin WHERE seed_version IS NOT NULL');
  if (seeded.length > 0) throw new DemoDatabase();
}
