import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One change to the schema: one statement, so that every engine can run it and say exactly where it stopped. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statement: string;
}

const folder = new URL('./migrations/', import.meta.url);
const fileName = /^(\d{3})-([a-z0-9-]+)\.ts$/;

/**
 * Every migration of this version, in order. A file `NNN-name.ts` exports its SQL as `statement`.
 * @throws Error when two have one number: a database that took the first would count the second as done
 */
export async function readMigrations(from: URL = folder): Promise<readonly Migration[]> {
  const names = readdirSync(fileURLToPath(from)).sort();
  const migrations = await Promise.all(
    names.map(async (file) => {
      const [, number, name] = fileName.exec(file) ?? [];
      if (number === undefined || name === undefined) {
        throw new Error(`migrations/${file} is not named NNN-name.ts`);
      }
      const module: { statement?: unknown } = await import(new URL(file, from).href);
      if (typeof module.statement !== 'string') throw new Error(`migrations/${file} exports no statement`);
      return { number: Number(number), name, statement: module.statement };
    }),
  );
  for (const [one, ...others] of Map.groupBy(migrations, ({ number }) => number).values()) {
    if (one && others.length > 0) {
      const all = [one, ...others].map(({ name }) => name).join(', ');
      throw new Error(`Migrations have one number, ${one.number}: ${all}`);
    }
  }
  return migrations;
}
