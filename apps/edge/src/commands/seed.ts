import { readConfiguration } from '../configuration/configuration.ts';
import { openDatabase } from '../database/open-database.ts';
import { runCommand } from '../plain-words.ts';
import { seedDatabase } from './seed-database.ts';

/*
 * `node apps/edge/src/commands/seed.ts [--fresh]`: fills a database with the named customers of the fixtures, once;
 * `--fresh` throws the demo data away first.
 */

await runCommand(async () => {
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  try {
    const fresh = process.argv.includes('--fresh');
    const written = await seedDatabase(database, configuration, { fresh, now: new Date() });
    console.log(
      written === 0 ? 'The demo customers are there already.' : `${written} demo customers written.`,
    );
  } finally {
    await database.close();
  }
});
