import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDatabase } from '../../src/commands/seed-database.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import type { DatabaseConfiguration } from '../../src/configuration/configuration.types.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

/** What every edge test file finds ready: databases of each engine, to copy. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL with a database for each `Content`; null when this machine has none. */
    postgresUrl: string | null;
    postgresMissing: string;
    /** PGlite folders that nobody has open, named like the content. */
    pgliteTemplates: string;
  }
}

/** `empty`: migrated. `seeded`: with the sample customers, too. */
export const contents = ['empty', 'seeded'] as const;
export type Content = (typeof contents)[number];

export const postgresTemplate = (content: Content): string => `linework_template_${content}`;
const limits = { poolSize: 4, statementTimeoutMs: 30_000 };

/** What each process that tests start loads before anything else. */
const loadedFirst = new URL('./compiled-simply.mjs', import.meta.url);

/** Vitest's global set-up of the project `edge`. */
export default async function setUp(project: TestProject): Promise<() => void> {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${loadedFirst.href}`;
  const folder = mkdtempSync(join(tmpdir(), 'linework-edge-tests-'));
  const postgres = startPostgres({ durable: false });
  if ('reason' in postgres) console.warn(`Edge tests run on PGlite only: ${postgres.reason}.`);
  project.provide('postgresUrl', 'reason' in postgres ? null : postgres.baseUrl);
  project.provide('postgresMissing', 'reason' in postgres ? postgres.reason : '');
  project.provide('pgliteTemplates', folder);
  for (const content of contents) {
    await prepare({ kind: 'pglite', directory: join(folder, content) }, content);
    if ('reason' in postgres) continue;
    const server = `${postgres.baseUrl}/postgres`;
    await run(server, `DROP DATABASE IF EXISTS ${postgresTemplate(content)}`);
    await run(server, `CREATE DATABASE ${postgresTemplate(content)}`);
    await prepare({ kind: 'postgresql', url: `${postgres.baseUrl}/${postgresTemplate(content)}` }, content);
  }
  return () => {
    if ('stop' in postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepare(database: DatabaseConfiguration, content: Content): Promise<void> {
  const template = await openDatabase({ database, ...limits });
  await migrate(template);
  if (content === 'seeded') {
    const configuration = readConfiguration({ PORTAL_ENV: 'dev' });
    await seedDatabase(template, configuration, { fresh: false, now: new Date() });
  }
  await template.close();
}

async function run(url: string, sql: string): Promise<void> {
  const database = await openDatabase({ database: { kind: 'postgresql', url }, ...limits });
  await database.query(sql);
  await database.close();
}
