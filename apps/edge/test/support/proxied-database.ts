import type { NetConnectOpts } from 'node:net';
import type { Database } from '../../src/database/database.ts';
import { readHolder } from '../../src/database/pglite/folder-lock.ts';
import { pgliteConnection } from '../../src/database/pglite/pglite-server.ts';
import { type PoolOptions, pooledDatabase } from '../../src/database/pooled-database.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { TestDatabase } from './test-database.ts';

export interface ProxiedDatabase {
  readonly database: Database;
  readonly line: FaultProxy;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** Who signs in to the server; the test's own user unless named. */
  readonly role?: { readonly name: string; readonly password: string };
  /** Longer than any test unless named: whoever has an answer did not wait for a statement to be given up. */
  readonly statementTimeoutMs?: number;
}

/** A test's database, reached over TCP through a line that can be cut. */
export async function throughProxy(
  { settings }: Pick<TestDatabase, 'settings'>,
  { role, statementTimeoutMs = 600_000 }: ProxyOptions = {},
): Promise<ProxiedDatabase> {
  const line = await startFaultProxy(placeOf(settings.database));
  const database = pooledDatabase({
    ...(settings.database.kind === 'pglite'
      ? { engine: 'pglite', connection: pgliteConnection({ host: '127.0.0.1', port: line.port }) }
      : { engine: 'postgresql', connection: { connectionString: urlBy(settings.database.url, line, role) } }),
    poolSize: 4,
    statementTimeoutMs,
  } satisfies PoolOptions);
  return {
    database,
    line,
    close: async () => {
      await Promise.all([database.close(), line.close()]);
    },
  };
}

/** Where the database itself listens. */
function placeOf(database: TestDatabase['settings']['database']): NetConnectOpts {
  if (database.kind === 'pglite') {
    const held = readHolder(database.directory)?.connection;
    if (!held) throw new Error('Nobody serves the folder');
    return placeBy(held.host, held.port);
  }
  const { hostname, port } = new URL(database.url);
  return placeBy(decodeURIComponent(hostname), Number(port || 5432));
}

const placeBy = (host: string, port: number): NetConnectOpts =>
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };

function urlBy(address: string, line: FaultProxy, role: ProxyOptions['role']): string {
  const url = new URL(address);
  url.host = `127.0.0.1:${line.port}`;
  if (role) [url.username, url.password] = [role.name, role.password];
  return url.href;
}
