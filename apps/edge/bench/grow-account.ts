import { readConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/open-database.ts';

/**
 * Makes the account of a demo customer longer, in an embedded database that nobody has open: each line of its ledger that
 * is a payment comes so many times again, each time a month earlier.
 */
export async function growAccount(dataDir: string, username: string, times: number): Promise<void> {
  const configuration = readConfiguration({ PORTAL_ENV: 'dev', DATA_DIR: dataDir });
  const database = await openDatabase({ ...configuration, statementTimeoutMs: 120_000 });
  try {
    await database.query(
      `WITH owner AS (
         SELECT m.account_id FROM portal_user u JOIN account_member m ON m.user_id = u.id WHERE u.username = $1),
       again AS MATERIALIZED (
         SELECT e.entry_date, e.amount_cents, e.recorded_at, k AS made, n, gen_random_uuid() AS payment_id
         FROM owner JOIN ledger_entry e USING (account_id)
         JOIN payment k ON k.account_id = e.account_id AND k.id = e.payment_id
         CROSS JOIN generate_series(1, $2::integer) n
         WHERE e.kind = 'payment' AND k.status = 'successful'),
       paid AS (
         INSERT INTO payment SELECT (jsonb_populate_record(made, jsonb_build_object('id', payment_id,
           'reference', (made).reference || n, 'idempotency_key', NULL,
           'payment_date', (made).payment_date - 30 * n))).* FROM again)
       INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, payment_id, recorded_at)
       SELECT (made).account_id, gen_random_uuid(), 'payment', entry_date - 30 * n, amount_cents, payment_id, recorded_at
       FROM again`,
      [username, String(times)],
    );
    await database.query('ANALYZE');
  } finally {
    await database.close();
  }
}
