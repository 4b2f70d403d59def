import { scenarios, storyMoment } from '@linework/fixtures';
import type { Database } from '../src/database/database.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';
import { addAccount } from '../test/support/add-account.ts';
import { copyOf } from '../test/support/customers.ts';

/** What belongs to an account, in the tables that a debit reads and writes. */
const tables = [
  'bill',
  'bill_line',
  'ledger_entry',
  'payment',
  'payment_method',
  'auto_pay_enrolment',
] as const;

/**
 * So many accounts with Auto Pay and a year of bills and payments behind each, none of them due: a sample account, copied
 * by the database itself.
 */
export async function addEnrolled(database: Database, count: number): Promise<void> {
  const { facts, users } = copyOf(scenarios.autoPayOn(storyMoment));
  const { id } = facts.account;
  await addAccount(database, inProcessProcessor(), { facts, users });
  await database.query(
    'CREATE TABLE IF NOT EXISTS bench_copy AS SELECT gen_random_uuid() AS id, 0 AS place FROM generate_series(1, 0)',
  );
  await database.query('DELETE FROM bench_copy');
  await database.query(
    'INSERT INTO bench_copy SELECT gen_random_uuid(), place FROM generate_series(2, $1::int) place',
    [count],
  );
  for (let from = 0; from <= count; from += copiesAtOnce) {
    await copyRows(database, 'account', 'id', { of: id, from });
    for (const table of tables) await copyRows(database, table, 'account_id', { of: id, from });
  }
  await database.query(
    'UPDATE auto_pay_enrolment SET due_on = current_date + 20 + (random() * 300)::int, last_debit_date = current_date',
  );
  await database.query('DROP TABLE bench_copy');
  // What was written to make them is gone, as in a database that has been at work for a while.
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
}

/** So few that no statement takes long, however busy the machine is. */
const copiesAtOnce = 10_000;

/** The rows of one account under each of so many new identifiers. Tables and columns are this file's own. */
async function copyRows(
  database: Database,
  table: string,
  column: string,
  { of, from }: { readonly of: string; readonly from: number },
): Promise<void> {
  await database.query(
    `INSERT INTO ${table} SELECT made.* FROM bench_copy b, ${table} t,
       LATERAL jsonb_populate_record(t, jsonb_build_object('${column}', b.id)) made
     WHERE t.${column} = $1 AND b.place >= $2 AND b.place < $3`,
    [of, from, from + copiesAtOnce],
  );
}

/** Lets so many owe something, and their debit day come: of those that were not debited yet, as nobody is twice on a day. */
export async function makeDue(database: Database, count: number): Promise<void> {
  const chosen = await database.query(
    `WITH chosen AS (
       SELECT id, account_id FROM auto_pay_enrolment e
       WHERE due_on > current_date + 10
         AND NOT EXISTS (SELECT FROM payment k WHERE k.account_id = e.account_id AND ${isDebit})
       LIMIT $1),
     charged AS (
       INSERT INTO ledger_entry (account_id, id, kind, entry_date, due_date, amount_cents, recorded_at)
       SELECT account_id, gen_random_uuid(), 'charge', current_date, current_date, 100000, now() FROM chosen),
     owing AS (
       UPDATE account a SET posted_cents = posted_cents + 100000, version = version + 1
       FROM chosen WHERE a.id = chosen.account_id RETURNING a.id, a.time_zone)
     UPDATE auto_pay_enrolment e
     SET due_on = (now() AT TIME ZONE owing.time_zone)::date, last_debit_date = (now() AT TIME ZONE owing.time_zone)::date - 1,
       debit_day = extract(day FROM now() AT TIME ZONE owing.time_zone)::int
     FROM chosen JOIN owing ON owing.id = chosen.account_id
     WHERE e.account_id = chosen.account_id AND e.id = chosen.id RETURNING e.id`,
    [count],
  );
  if (chosen.length !== count)
    throw new Error(`${chosen.length} accounts are left to debit, and not ${count}`);
}

/** A payment that the worker made itself. */
const isDebit = `k.channel = 'autoPay' AND NOT k.imported`;

/** How many debits the worker has made. */
export async function debitsMade(database: Database): Promise<number> {
  const [row] = await database.query<{ made: number }>(
    `SELECT count(*)::int AS made FROM payment k WHERE ${isDebit} AND k.status IN ('successful', 'pending')`,
  );
  return row?.made ?? 0;
}

/** How many debits are still to be made, by the day where each account is. */
export async function leftDue(database: Database): Promise<number> {
  const [row] = await database.query<{ left: number }>(
    `SELECT (SELECT count(*) FROM auto_pay_enrolment e JOIN account a ON a.id = e.account_id
         WHERE e.due_on <= current_date + 1 AND e.due_on <= (now() AT TIME ZONE a.time_zone)::date)
       + (SELECT count(*) FROM payment WHERE status IN ('scheduled', 'running', 'unknown') AND NOT imported) AS left`,
  );
  return row?.left ?? 0;
}
