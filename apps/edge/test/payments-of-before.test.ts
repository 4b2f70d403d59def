import { randomUUID } from 'node:crypto';
import { isReference } from '@linework/domain';
import { expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { startWorld } from './support/billing-world.ts';
import { newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

/** What the version before this one has not: the schema goes back to it, and its rows with it. */
const takeBack = [
  'DROP TABLE analytics_event',
  'DROP TABLE account_recovery',
  'DROP INDEX portal_user_by_email',
  'DROP TABLE mobile_order',
  'DROP TABLE mobile_activity',
  'DROP INDEX ledger_payment_once',
  'ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_id_payment_id_kind_key UNIQUE (account_id, payment_id, kind)',
  'DROP TABLE streaming_subscription',
  'DROP TABLE device_entry',
  'DROP TABLE mobile_device',
  'DROP TABLE mobile_account',
  'ALTER TABLE bill DROP COLUMN kind, DROP COLUMN is_released, DROP COLUMN news',
  `ALTER TABLE bill_line DROP COLUMN service, DROP COLUMN explanation, DROP COLUMN explanation_es,
     DROP COLUMN service_from, DROP COLUMN service_to`,
  'ALTER TABLE payment_method DROP COLUMN expiry_told',
  'ALTER TABLE portal_user DROP COLUMN language',
  'DROP TABLE message_switched_off',
  'DROP TABLE message_delivery',
  'DROP TABLE message',
  'ALTER TABLE auto_pay_enrolment DROP COLUMN due_on, DROP COLUMN looked_on',
  'DROP INDEX payment_method_by_number',
  'ALTER TABLE card_data_token DROP COLUMN fingerprint',
  `ALTER TABLE payment_method DROP COLUMN version, DROP COLUMN fingerprint, DROP COLUMN last_change,
     DROP COLUMN changed_at, DROP COLUMN changed_by_user_id`,
  'DROP TABLE auto_pay_authorization_end',
  'DROP TABLE auto_pay_authorization',
  'DROP INDEX ledger_by_day, ledger_but_payments, payment_by_day',
  'DROP TABLE dismissed_news',
  'DROP INDEX payment_by_reference',
  `ALTER TABLE payment DROP COLUMN reference, DROP COLUMN was_checked, DROP COLUMN failed_at, DROP COLUMN return_reason,
     DROP COLUMN device_id, DROP COLUMN device_name, DROP COLUMN device_line_last_four`,
  'DELETE FROM schema_migration WHERE number >= 66',
];

describeOnEachEngine('A database of the version before', (under) => {
  test('gives every payment one reference: the confirmation number that its customer has, or a new one', async () => {
    const { database } = under;
    const world = await startWorld(database);
    const customer = await newCustomer(world, 'twoScheduled');
    const key = randomUUID();
    const { data } = await pay(world, customer, {}, key);
    const paid = data?.makePayment.payment?.id ?? '';
    for (const statement of takeBack) await database.query(statement);
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
