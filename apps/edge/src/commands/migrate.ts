import { readConfiguration } from '../configuration/configuration.ts';
import { isForRealCustomers } from '../configuration/environment.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { refuseDatabaseOfOthers } from '../database/real-customers.ts';
import { runCommand } from '../plain-words.ts';

/* `node apps/edge/src/commands/migrate.ts`: brings the database to this version's schema. */

await runCommand(async () => {
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  try {
    await refuseDatabaseOfOthers(database, { isForRealCustomers: isForRealCustomers(configuration) });
    const applied = await migrate(database, ({ number, name }) => {
      console.log(`${String(number).padStart(3, '0')} ${name}`);
    });
    console.log(
      applied.length === 0 ? 'The database is up to date.' : `${applied.length} migrations applied.`,
    );
  } finally {
    await database.close();
  }
});
