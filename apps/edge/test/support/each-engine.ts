import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database, Engine } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import type { Content } from './global-setup.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const engines: readonly Engine[] = ['postgresql', 'pglite'];

/** The engine that a group of tests runs on; its parts are there from `beforeAll` on. */
export interface EngineUnderTest {
  readonly engine: Engine;
  readonly database: Database;
  readonly settings: TestDatabase['settings'];
}

type Tests = (under: EngineUnderTest) => void;

/** Runs a group of tests once on PostgreSQL and once on PGlite, each with a migrated database of its own. */
export function describeOnEachEngine(title: string, tests: Tests, content: Content = 'empty'): void {
  for (const engine of engines) describeOn(engine, title, tests, content);
}

/**
 * Runs a group of tests once: for what the edge decides before it asks its database, or whatever that answers (what is
 * configured, proxies, hosts, headers, documents that are refused), while the statements behind it have their tests on
 * each engine. On PostgreSQL, which real customers get, and on PGlite where this machine has none.
 */
export function describeOnOneEngine(title: string, tests: Tests, content: Content = 'empty'): void {
  describeOn(oneEngine(), title, tests, content);
}

/** The engine of what needs one. */
export const oneEngine = (): Engine => (inject('postgresUrl') === null ? 'pglite' : 'postgresql');

function describeOn(engine: Engine, title: string, tests: Tests, content: Content): void {
  const isMissing = engine === 'postgresql' && inject('postgresUrl') === null;
  describe.skipIf(isMissing)(`${title} (${engine})`, () => {
    let files: TestDatabase | undefined;
    let database: Database | undefined;
    beforeAll(async () => {
      files = await createTestDatabase(engine, content);
      database = await openDatabase(files.settings);
    }, 60_000);
    afterAll(async () => {
      await database?.close();
      await files?.remove();
    }, 60_000);
    tests({
      engine,
      get database() {
        return present(database);
      },
      get settings() {
        return present(files).settings;
      },
    });
  });
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('The database is there from beforeAll on, not while tests are declared.');
  return value;
}

/** On each engine, with the sample customers in the database. */
export const describeSeededOnEachEngine = (title: string, tests: Tests): void =>
  describeOnEachEngine(title, tests, 'seeded');

/** On one engine, with the sample customers in the database. */
export const describeSeededOnOneEngine = (title: string, tests: Tests): void =>
  describeOnOneEngine(title, tests, 'seeded');
