import { batched } from './batching.ts';
import type { Database, Queryable } from './database.ts';
import type { Parameters } from './parameters.ts';
import { breaksConnection } from './sql-errors.ts';

const concurrency = 1;
const batchSize = 32;

type Answer = { readonly n: number } | null;
type Ask = (asked: Parameters) => Promise<Answer>;

/** Answers all who ask the same at the same time by one statement. Statements come from templates, so there are few. */
export function sharedReads(query: Queryable['query']): Database['rowFor'] {
  const statements = new Map<string, Ask>();
  const prepare = (sql: string): Ask =>
    batched({
      concurrency,
      batchSize,
      mayRetrySingly: (error) => !breaksConnection(error),
      run: async (askers: readonly Parameters[]): Promise<Answer[]> => {
        const types = askers[0]?.types ?? [];
        const columns = types.map((_, index) => askers.map(({ values }) => values[index]));
        const found = await query<{ n: number }>(`${askedRows(types)} ${sql}`, columns);
        const rows = new Map(found.map((row) => [row.n, row]));
        return askers.map((_, index) => rows.get(index + 1) ?? null);
      },
    });
  return async <Row>(sql: string, asked: Parameters): Promise<Row | null> => {
    const ask = statements.get(sql) ?? prepare(sql);
    statements.set(sql, ask);
    // The caller names the row that its statement returns, as everywhere.
    return (await ask(asked)) as Row | null;
  };
}

/**
 * The askers' values, each an array over all of them, as the rows of `asked`. `(SELECT …)` keeps the planner from counting
 * them: it would plan anew for every number of askers.
 */
function askedRows(types: readonly string[]): string {
  const arrays = types.map((type, index) => `(SELECT $${index + 1}::${type}[])`);
  const names = types.map((_, index) => `v${index + 1}`);
  return `WITH asked AS (
    SELECT * FROM unnest(${arrays.join(', ')}) WITH ORDINALITY AS asked (${names.join(', ')}, n))`;
}
