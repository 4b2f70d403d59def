import { randomUUID } from 'node:crypto';
import { isReference } from '@linework/domain';
import { expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { readMigrations } from '../src/database/migration-files.ts';
import { startWorld } from './support/billing-world.ts';
import { newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

/** The first migration that the version before had not. */
const newSince = 66;

/** The schema as it was before, with the rows of now in it: what it has no table or column for is lost. */
async function goBackBefore(database: Database, number: number): Promise<void> {
  await database.query('ALTER SCHEMA public RENAME TO newer');
  await database.query('CREATE SCHEMA public');
  const before = (await readMigrations()).filter((migration) => migration.number < number);
  for (const { statement } of before) await database.query(statement);
  await database.transaction(async (transaction) => {
    // Rows come table by table, whatever they refer to.
    await transaction.query('SET LOCAL session_replication_role = replica');
    const shared = await transaction.query<{ name: string; columns: string }>(
      `SELECT b.table_name AS name, string_agg(quote_ident(b.column_name), ', ') AS columns
       FROM information_schema.columns b JOIN information_schema.columns n
         ON n.table_schema = 'newer' AND n.table_name = b.table_name AND n.column_name = b.column_name
       WHERE b.table_schema = 'public' AND b.is_generated = 'NEVER' GROUP BY b.table_name`,
    );
    for (const { name, columns } of shared)
      await transaction.query(
        `INSERT INTO public.${name} (${columns}) SELECT ${columns} FROM newer.${name} ON CONFLICT DO NOTHING`,
      );
  });
  await database.query(
    'CREATE TABLE schema_migration AS SELECT * FROM newer.schema_migration WHERE number < $1::int',
    [number],
  );
  await database.query('ALTER TABLE schema_migration ADD PRIMARY KEY (number)');
  await database.query('DROP SCHEMA newer CASCADE');
}

describeOnEachEngine('A database of the version before', (under) => {
  test('gives every payment one reference: the confirmation number that its customer has, or a new one', async () => {
    const { database } = under;
    const world = await startWorld(database);
    const customer = await newCustomer(world, 'twoScheduled');
    const key = randomUUID();
    const { data } = await pay(world, customer, {}, key);
    const paid = data?.makePayment.payment?.id ?? '';
    await goBackBefore(database, newSince);
    await database.query(
      `UPDATE payment SET confirmation_number = 'SFNW-SYYP', answer = answer #- '{payment,reference}' #- '{reference}' #- '{payment,wasMethodSaved}' #- '{payment,returnReason}'
       WHERE id = $1`,
      [paid],
    );
    // Two of another system's that have one number, and one that failed after it had been checked.
    await database.query(
      `UPDATE payment SET confirmation_number = 'AAAA-2222' WHERE account_id = $1 AND status = 'scheduled'`,
      [customer.accountId],
    );
    const checked = randomUUID();
    await database.query(
      `INSERT INTO payment SELECT (jsonb_populate_record(k, jsonb_build_object('id', $2::text, 'status', 'failed',
         'idempotency_key', NULL, 'confirmation_number', NULL))).* FROM payment k WHERE k.id = $1`,
      [paid, checked],
    );
    for (const [action, at] of [
      ['payment.unknown', '2026-11-20T10:00:00Z'],
      ['payment.failed', '2026-11-20T10:05:00Z'],
    ]) {
      await database.query(
        `INSERT INTO audit_event (account_id, id, at, action, payment_id, detail) VALUES ($1, $2, $3, $4, $5, '{}')`,
        [customer.accountId, randomUUID(), at, action, checked],
      );
    }
    await migrate(database);
    const methods = await database.query<{ version: number; fingerprint: string | null }>(
      'SELECT DISTINCT version, fingerprint FROM payment_method WHERE account_id = $1',
      [customer.accountId],
    );
    expect(methods).toEqual([{ version: 1, fingerprint: null }]);
    const rows = await database.query<{
      id: string;
      reference: string;
      was_checked: boolean;
      failed_at: Date | null;
    }>('SELECT id, reference, was_checked, failed_at FROM payment WHERE account_id = $1', [
      customer.accountId,
    ]);
    expect(rows.every(({ reference }) => isReference(reference))).toBe(true);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
    expect(rows.filter(({ reference }) => reference === 'AAAA-2222')).toHaveLength(1);
    expect(rows.find(({ id }) => id === paid)).toMatchObject({ reference: 'SFNW-SYYP', was_checked: false });
    expect(rows.find(({ id }) => id === checked)).toMatchObject({
      was_checked: true,
      failed_at: new Date('2026-11-20T10:05:00Z'),
    });
    // What was answered before is answered again, as the schema asks for it now.
    const again = await pay(world, customer, {}, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data?.makePayment).toMatchObject({
      reference: 'SFNW-SYYP',
      payment: { reference: 'SFNW-SYYP', wasMethodSaved: false, returnReason: null },
    });
    await world.stop();
  });
});
