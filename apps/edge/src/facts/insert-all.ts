import type { Queryable } from '../database/database.ts';

type Cell = string | number | boolean | Date | null | object;

/** One statement for any number of rows: the rows travel as one JSON value. Table and columns are the callers' own. */
export async function insertAll(
  transaction: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, Cell>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
