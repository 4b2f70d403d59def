import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../src/configuration/configuration.ts';
import type { Configuration } from '../src/configuration/configuration.types.ts';
import type { Database, Engine } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startPostgres } from '../test/support/postgres-server.ts';

/** A row of `npm run bench`. */
export interface EdgeRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly beside: number | null;
  readonly ratio: number | null;
  readonly aim: string | null;
  readonly met: boolean | null;
}

/** Where an engine cannot be measured on this machine, the sentence that says why. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}

/** What an edge that is measured stands on. */
export interface BenchScene {
  readonly configuration: Configuration;
  /** The variables that the configuration was read from. */
  readonly environment: Readonly<Record<string, string>>;
  /** Gone afterwards. */
  readonly folder: string;
}

/** A migrated database of an engine and a folder, for as long as `use` takes. In it `bare_payment`, for the bare inserts. */
export async function onScene<Result>(
  engine: Engine,
  use: (scene: BenchScene) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
  const postgres = engine === 'postgresql' ? startPostgres() : null;
  try {
    if (postgres && 'reason' in postgres)
      throw new CannotMeasure(`No PostgreSQL to measure: ${postgres.reason}.`);
    const environment = {
      PORTAL_ENV: 'dev',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: `${postgres.baseUrl}/linework_bench` }),
    };
    if (postgres) await onServer(`${postgres.baseUrl}/postgres`, 'DROP DATABASE IF EXISTS linework_bench');
    if (postgres) await onServer(`${postgres.baseUrl}/postgres`, 'CREATE DATABASE linework_bench');
    const scene = { configuration: readConfiguration(environment), environment, folder };
    await onDatabase(scene, async (database) => {
      await migrate(database);
      await database.query(
        'CREATE TABLE bare_payment (id uuid PRIMARY KEY, body jsonb NOT NULL, created_at timestamptz NOT NULL)',
      );
    });
    return await use(scene);
  } finally {
    if (postgres && 'stop' in postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens the scene's database for as long as `use` takes. */
export async function onDatabase<Result>(
  { configuration }: BenchScene,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  // The books of a whole bench are looked through at once, which takes longer than a customer may wait.
  const database = await openDatabase({ ...configuration, statementTimeoutMs: 120_000 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const limits = { poolSize: 1, statementTimeoutMs: 20_000 };
  const database = await openDatabase({ database: { kind: 'postgresql', url }, ...limits });
  await database.query(sql);
  await database.close();
}
