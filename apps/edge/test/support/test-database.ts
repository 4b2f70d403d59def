import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConfiguration } from '../../src/configuration/configuration.types.ts';
import type { Engine } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { type Content, postgresTemplate } from './global-setup.ts';

/** A migrated database that one test file has to itself. */
export interface TestDatabase {
  readonly settings: {
    readonly database: DatabaseConfiguration;
    readonly poolSize: number;
    readonly statementTimeoutMs: number;
  };
  /** Ends the database; close what was opened on it first. */
  remove(): Promise<void>;
}

const limits = { poolSize: 16, statementTimeoutMs: 30_000 };

/** A copy of the ready database of an engine: a folder copied, or `CREATE DATABASE … TEMPLATE`. */
export async function createTestDatabase(engine: Engine, content: Content = 'empty'): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const directory = join(mkdtempSync(join(tmpdir(), 'linework-test-')), 'pglite');
    cpSync(join(inject('pgliteTemplates'), content), directory, { recursive: true });
    return {
      settings: { database: { kind: 'pglite', directory }, ...limits },
      remove: async () => rmSync(join(directory, '..'), { recursive: true, force: true }),
    };
  }
  const server = inject('postgresUrl');
  if (server === null) throw new Error(inject('postgresMissing'));
  const name = `linework_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${postgresTemplate(content)}`);
  return {
    settings: { database: { kind: 'postgresql', url: `${server}/${name}` }, ...limits },
    remove: async () => await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(server: string, sql: string): Promise<void> {
  const database = await openDatabase({
    database: { kind: 'postgresql', url: `${server}/postgres` },
    poolSize: 1,
    statementTimeoutMs: 20_000,
  });
  await database.query(sql);
  await database.close();
}
