import type { Database } from '../../src/database/database.ts';

/** Every row of every table, as one text to search. */
export async function storedText(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify(await database.query(`SELECT * FROM ${name}`))),
  );
  return rows.join('\n');
}
