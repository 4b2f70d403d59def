import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Queryable } from './database.ts';
import type { Tables } from './tables.ts';

/** Writes statements whose tables, columns and values are checked. It only writes them: `run` has them run. */
export const statements = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a typed statement where every other one runs: with the same deadlines, plans and repeats. */
export async function run<Row>(database: Queryable, statement: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = statement.compile();
  return await database.query<Row>(sql, parameters);
}
