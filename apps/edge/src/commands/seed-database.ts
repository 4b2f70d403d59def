import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '@linework/domain';
import {
  demoPassword,
  isServed,
  type Scenario,
  sampleTimeZone,
  scenarioNames,
  scenarios,
} from '@linework/fixtures';
import { hashPassword } from '../capabilities/session/index.ts';
import type { Configuration } from '../configuration/configuration.types.ts';
import { isForRealCustomers } from '../configuration/environment.ts';
import type { Database, Queryable } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { refuseDatabaseOfOthers } from '../database/real-customers.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { Refusal } from '../plain-words.ts';
import { sandboxTokenFor } from '../sandbox/processor/sandbox-methods.ts';
import { emptyDatabase, markSeeded, seedState } from './seed-state.ts';

/**
 * Fills a database with the named customers of the fixtures, once. A database with anybody else's data is refused.
 * @returns how many customers were written; 0 when they stand there already
 */
export async function seedDatabase(
  database: Database,
  configuration: Pick<Configuration, 'environment' | 'toggles' | 'dataDirectory'>,
  options: { readonly fresh: boolean; readonly now: Date },
): Promise<number> {
  if (!configuration.toggles.demoSignIns) {
    throw new Refusal(
      'DEMO_SIGN_INS is off here: demo customers have published passwords and are not seeded.',
    );
  }
  await refuseDatabaseOfOthers(database, { isForRealCustomers: isForRealCustomers(configuration) });
  await migrate(database);
  const state = await seedState(database);
  if (state === 'foreign') {
    throw new Refusal(
      'This database holds data that the seed command did not write. Nothing was changed; use an empty database.',
    );
  }
  if (state === 'taken') throw servesRealCustomers();
  if (state === 'seeded' && !options.fresh) return 0;
  if (state === 'seeded') {
    await emptyDatabase(database);
    // The charges of payments that are gone would look like money taken for nothing.
    rmSync(join(configuration.dataDirectory, 'processor'), { recursive: true, force: true });
  }
  const moment = {
    today: dayIn(options.now, sampleTimeZone),
    now: options.now.toISOString(),
    hasWholeHistory: true,
  };
  const customers = scenarioNames.map((name) => scenarios[name](moment)).filter(isServed);
  // One hash for all: the password is published, and a memory-hard hash for each would cost seconds.
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async (transaction) => {
    for (const customer of customers) await writeCustomer(transaction, customer, passwordHash, options.now);
    if (!(await markSeeded(transaction, options.now))) throw servesRealCustomers();
  });
  return customers.length;
}

const servesRealCustomers = () =>
  new Refusal(
    'An edge of real customers was started on this database: demo customers have published passwords and are not seeded there. Nothing was changed; use another database.',
  );

async function writeCustomer(
  transaction: Queryable,
  { facts, users }: Scenario,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const processorTokens = new Map(facts.methods.map((method) => [method.id, sandboxTokenFor(method)]));
  await writeFacts(transaction, { facts, processorTokens });
  for (const user of users) {
    await transaction.query(
      `INSERT INTO portal_user (id, username, password_hash, first_name, last_name, email, user_type, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (username) DO NOTHING`,
      [
        user.id,
        user.username.toLowerCase(),
        passwordHash,
        user.firstName,
        user.lastName,
        user.email,
        user.userType,
        now,
      ],
    );
    await transaction.query(
      'INSERT INTO account_member (account_id, user_id, role, is_default) VALUES ($1, $2, $3, true)',
      [facts.account.id, user.id, user.role],
    );
  }
}
