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

/** Runs a group of tests once on PostgreSQL and once on PGlite, each with a migrated database of its own. */
export function describeOnEachEngine(
  title: string,
  tests: (under: EngineUnderTest) => void,
  content: Content = 'empty',
): void {
  for (const engine of engines) {
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
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('The database is there from beforeAll on, not while tests are declared.');
  return value;
}

/** The same, with the sample customers in the database. */
export const describeSeededOnEachEngine = (title: string, tests: (under: EngineUnderTest) => void): void =>
  describeOnEachEngine(title, tests, 'seeded');
