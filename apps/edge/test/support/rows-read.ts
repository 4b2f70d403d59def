import type { Queryable } from '../../src/database/database.ts';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  /** Read and not given on; of a step that leaves none out it is not told. */
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** The most rows that any step of a statement looks at. */
export async function rowsRead(
  database: Queryable,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const readBy = (plan: Plan): number =>
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const most = (plan: Plan): number => Math.max(readBy(plan), ...(plan.Plans ?? []).map(most));
  const [row] = await database.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    values,
  );
  if (!row) throw new Error('no plan');
  return most(row['QUERY PLAN'][0].Plan);
}
