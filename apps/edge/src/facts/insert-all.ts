import type { Queryable } from '../database/database.ts';

type Cell = string | number | boolean | Date | null | object;

/** So many rows are one statement: each stays within the time that a statement has, however many there are. */
const rowsAtOnce = 500;

/** As few statements as there may be for any number of rows, which travel as JSON. Table and columns are the callers' own. */
export async function insertAll(
  transaction: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, Cell>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await transaction.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + rowsAtOnce))],
    );
  }
}
