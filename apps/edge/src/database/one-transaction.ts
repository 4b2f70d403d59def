import pg from 'pg';
import { statementNames } from './prepared-statements.ts';

export interface Statement {
  readonly sql: string;
  /** As `parameters` collects them: texts, figures, flags, instants, bytes, nothing. No lists. */
  readonly values: readonly unknown[];
}

interface Sent extends Statement {
  readonly name: string;
  readonly isKnown: boolean;
}

type Answered = (error: Error | undefined, results: pg.ResultBuilder) => void;

/** Values as the protocol carries them: bytes as they are, all else as text. */
function written(value: unknown): Buffer | string | null {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return value ?? null;
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Statements before one Sync, which PostgreSQL takes for one transaction: it commits at the Sync, and has undone all of
 * them when it answers with an error. It answers them together, too; a Sync for each would wake both sides for each.
 */
class OneRequest extends pg.Query {
  readonly #statements: readonly Sent[];

  constructor(statements: readonly Sent[], onAnswer: Answered) {
    super('', onAnswer);
    this.#statements = statements;
  }

  override readonly submit = (connection: pg.Connection): void => {
    connection.stream.cork();
    for (const { name, sql, values, isKnown } of this.#statements) {
      if (!isKnown) connection.parse({ name, text: sql, types: [] }, true);
      connection.bind({ statement: name, values: values.map(written) }, true);
      connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  };
}

/** Apart from those of statements that run by themselves, of which `pg` keeps its own account. */
const nameOf = statementNames();
const known = new WeakMap<pg.PoolClient, Set<string>>();

/** Runs statements on one connection, all or none, and gives the rows of each. They see what those before them did. */
export async function inOneTransaction(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<unknown[][]> {
  const parsed = known.get(client) ?? new Set<string>();
  known.set(client, parsed);
  const fresh = new Set<string>();
  const sent = statements.map(({ sql, values }): Sent => {
    const name = nameOf(client, sql);
    if (name === undefined) return { sql, values, name: '', isKnown: false };
    const isKnown = parsed.has(name) || fresh.has(name);
    fresh.add(name);
    return { sql, values, name, isKnown };
  });
  try {
    const results = await new Promise<pg.ResultBuilder>((resolve, reject) => {
      client.query(new OneRequest(sent, (error, answer) => (error ? reject(error) : resolve(answer))));
    });
    for (const name of fresh) parsed.add(name);
    // `pg` gives one result, or an array of several.
    return [results].flat().map(({ rows }) => rows);
  } catch (error) {
    // How far it came is not known: what was new gets another name the next time.
    for (const name of fresh) if (!parsed.has(name)) nameOf.forget(client, name);
    throw error;
  }
}
