import { openDatabase } from '../../apps/edge/src/database/open-database.ts';
import { startPostgres } from '../../apps/edge/test/support/postgres-server.ts';

/** Names the PostgreSQL that journeys' edges stand on, where this machine has one: half the work of the embedded one. */
export const journeyServer = 'JOURNEY_POSTGRES';

/** The database with the demo customers that every edge gets a copy of. */
const template = 'linework_journeys';

const databaseOn = (server: string, name: string): string => `${server}/${name}`;

async function run(server: string, sql: string): Promise<void> {
  const database = { kind: 'postgresql', url: databaseOn(server, 'postgres') } as const;
  const opened = await openDatabase({ database, poolSize: 1, statementTimeoutMs: 30_000 });
  await opened.query(sql);
  await opened.close();
}

export interface JourneyServer {
  readonly url: string;
  /** To be filled with the demo customers, before anybody asks for a copy. */
  readonly template: string;
  stop(): void;
}

/** A server of its own with an empty database; null where this machine has no PostgreSQL. */
export async function startJourneyServer(): Promise<JourneyServer | null> {
  const postgres = startPostgres({ durable: false });
  if ('reason' in postgres) return null;
  const { baseUrl: url, stop } = postgres;
  await run(url, `DROP DATABASE IF EXISTS ${template}`);
  await run(url, `CREATE DATABASE ${template}`);
  return { url, template: databaseOn(url, template), stop };
}

/** A copy for one edge, named after its port. */
export async function copyForEdge(server: string, port: number): Promise<string> {
  const name = `${template}_${port}`;
  await run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return databaseOn(server, name);
}
