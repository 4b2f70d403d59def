import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

/** What every edge test file finds ready: a migrated database of each engine, to copy. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL whose database `linework_template` is migrated; null when this machine has none. */
    postgresUrl: string | null;
    postgresMissing: string;
    /** A migrated PGlite folder that nobody has open. */
    pgliteTemplate: string;
  }
}

export const postgresTemplate = 'linework_template';
const limits = { poolSize: 4, statementTimeoutMs: 20_000 };

/** Vitest's global set-up of the project `edge`. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-edge-tests-'));
  const postgres = startPostgres();
  if ('reason' in postgres) {
    console.warn(`Edge tests run on PGlite only: ${postgres.reason}.`);
    project.provide('postgresUrl', null);
    project.provide('postgresMissing', postgres.reason);
  } else {
    await prepare(`${postgres.baseUrl}/postgres`, `DROP DATABASE IF EXISTS ${postgresTemplate}`);
    await prepare(`${postgres.baseUrl}/postgres`, `CREATE DATABASE ${postgresTemplate}`);
    const template = await openDatabase({
      database: { kind: 'postgresql', url: `${postgres.baseUrl}/${postgresTemplate}` },
      ...limits,
    });
    await migrate(template);
    await template.close();
    project.provide('postgresUrl', postgres.baseUrl);
    project.provide('postgresMissing', '');
  }
  const pgliteTemplate = join(folder, 'pglite');
  const embedded = await openDatabase({ database: { kind: 'pglite', directory: pgliteTemplate }, ...limits });
  await migrate(embedded);
  await embedded.close();
  project.provide('pgliteTemplate', pgliteTemplate);
  return () => {
    if ('stop' in postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepare(url: string, sql: string): Promise<void> {
  const database = await openDatabase({ database: { kind: 'postgresql', url }, ...limits });
  await database.query(sql);
  await database.close();
}
