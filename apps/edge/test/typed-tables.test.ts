import { expect, test } from 'vitest';
import { tables } from '../src/database/tables.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('A table that typed statements name', (under) => {
  test.each(Object.entries(tables))('has the columns of the migrated database: %s', async (name, columns) => {
    const found = await under.database.query<{ column: string; type: string }>(
      `SELECT column_name AS "column",
         data_type || CASE is_nullable WHEN 'YES' THEN ' | null' ELSE '' END AS "type"
       FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1`,
      [name],
    );
    expect(columns).toEqual(Object.fromEntries(found.map(({ column, type }) => [column, type])));
  });
});
