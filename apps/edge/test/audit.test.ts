import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenarioNames } from '@linework/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { type AuditRule, auditRules } from '../src/audit/audit-report.ts';
import { compareRecords } from '../src/audit/processor-rules.ts';
import type { Charge } from '../src/processor/processor-port.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

interface Break {
  readonly rule: AuditRule;
  readonly what: string;
  /** Breaks the books of the account $1 (and its payment $2) by hand. */
  readonly sql: string;
  readonly says: RegExp;
}

const breaks: readonly Break[] = [
  {
    rule: 'ledger-equals-balance',
    what: 'a balance changed without the ledger',
    sql: 'UPDATE account SET posted_cents = posted_cents + 1 WHERE id = $1 AND $2::uuid IS NOT NULL',
    says: /the ledger adds up to .*, the account says/,
  },
  {
    rule: 'ledger-equals-balance',
    what: 'a ledger entry of nobody',
    sql: `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
          SELECT $2::uuid, $1::uuid, 'credit', DATE '2026-11-21', -1, now()`,
    says: /belongs to no account/,
  },
  {
    rule: 'device-equals-ledger',
    what: 'a device that its ledger knows nothing of',
    sql: `INSERT INTO mobile_device (account_id, id, name, line_last_four, balance_cents, monthly_cents, installments_left)
          SELECT $1::uuid, $2::uuid, 'A phone', '0148', 5000, 5000, 1`,
    says: /its ledger adds up to 0\.00, its biller says 50\.00/,
  },
  {
    rule: 'device-equals-ledger',
    what: 'an entry of a device that is not there',
    sql: `INSERT INTO device_entry (account_id, device_id, id, kind, entry_date, amount_cents, recorded_at)
          SELECT $1::uuid, $2::uuid, $2::uuid, 'opening', DATE '2026-11-21', 5000, now()`,
    says: /belongs to no device/,
  },
  {
    rule: 'mobile-bill-equals-ledger',
    what: 'a mobile bill that its ledger knows nothing of',
    sql: `INSERT INTO mobile_account (account_id, status, service_state, past_due_cents, bill_cents, bill_due_date)
          SELECT $1::uuid, 'active', 'connected', 0, 8640, DATE '2026-12-01' WHERE $2::uuid IS NOT NULL`,
    says: /^The mobile bill of account .*: its ledger adds up to 0\.00, its biller says 86\.40/,
  },
  {
    rule: 'bill-equals-lines',
    what: 'a bill of another sum than its lines',
    sql: `UPDATE bill_line SET amount_cents = amount_cents + 7 WHERE account_id = $1 AND $2::uuid IS NOT NULL
          AND (bill_id, id) = (SELECT bill_id, id FROM bill_line WHERE account_id = $1 LIMIT 1)`,
    says: /^Bill .* comes to .*, its lines to/,
  },
  {
    rule: 'mobile-bill-equals-lines',
    what: 'a mobile bill of another sum than its lines',
    sql: `UPDATE mobile_bill_line SET amount_cents = amount_cents + 7 WHERE num_nulls($1::uuid, $2::uuid) = 0
          AND (account_id, bill_id, position) = (SELECT account_id, bill_id, position FROM mobile_bill_line LIMIT 1)`,
    says: /^Mobile bill .* comes to \d+\.\d\d, its lines to \d/,
  },
  {
    rule: 'mobile-bill-equals-lines',
    what: 'a line of a mobile bill that is not there',
    sql: `INSERT INTO mobile_bill_line (account_id, bill_id, position, id, kind, description_en, description_es, amount_cents)
          VALUES ($1, $2, 0, $2, 'tax', 'Taxes', 'Impuestos', 700)`,
    says: /^Mobile bill .* comes to nothing, its lines to 7\.00/,
  },
  {
    rule: 'bill-charged-once',
    what: 'a bill that is not charged',
    sql: `UPDATE ledger_entry SET bill_id = NULL WHERE account_id = $1 AND $2::uuid IS NOT NULL
          AND id = (SELECT id FROM ledger_entry WHERE account_id = $1 AND bill_id IS NOT NULL LIMIT 1)`,
    says: /^Bill .* and the ledger charges it 0 times, 0\.00 in all/,
  },
  {
    rule: 'pending-equals-payments',
    what: 'a pending amount without a payment',
    sql: 'UPDATE account SET pending_cents = pending_cents + 100 WHERE id = $1 AND $2::uuid IS NOT NULL',
    says: /payments on their way add up to 0\.00, the account says 1\.00/,
  },
  {
    rule: 'one-open-payment',
    what: 'a running payment that holds no account',
    sql: "UPDATE payment SET status = 'running' WHERE account_id = $1 AND id = $2",
    says: /is running, but account .* is not held for it/,
  },
  {
    rule: 'one-open-payment',
    what: 'two payments at once',
    sql: `UPDATE payment SET status = 'unknown'
          WHERE account_id = $1 AND (id = $2 OR id = (SELECT id FROM payment WHERE account_id = $1 AND imported LIMIT 1))`,
    says: /2 payments are running or unknown at once/,
  },
  {
    rule: 'one-open-payment',
    what: 'an account held for a payment that is done',
    sql: 'UPDATE account SET open_payment_id = $2 WHERE id = $1',
    says: /is held for payment .*, which is successful/,
  },
  {
    rule: 'order-equals-items',
    what: 'an order paid with another sum than its items and taxes',
    sql: `INSERT INTO mobile_order (account_id, id, number, ordered_on, shipments, items, taxes, payment)
          SELECT $1::uuid, $2::uuid, 'MO-1', DATE '2026-11-21', '[]', '[{"amount": {"cents": 1000}}]',
            '[{"amount": {"cents": 80}}]', '{"amount": {"cents": 1000}}'`,
    says: /^Order MO-1 of account .* was paid with 10\.00, its items and taxes come to 10\.80/,
  },
  {
    rule: 'payment-posted-once',
    what: 'a payment that never reached the ledger',
    sql: 'DELETE FROM ledger_entry WHERE account_id = $1 AND payment_id = $2',
    says: /of 178\.25 is successful, and the ledger has 0\.00 of it/,
  },
  {
    rule: 'payment-posted-once',
    what: 'a posting of another amount',
    sql: 'UPDATE ledger_entry SET amount_cents = amount_cents + 5 WHERE account_id = $1 AND payment_id = $2',
    says: /the ledger has -178\.20 of it/,
  },
  {
    rule: 'payment-posted-once',
    what: 'a posting of a payment that is not there',
    sql: 'DELETE FROM payment WHERE account_id = $1 AND id = $2',
    says: /posts payment .*, which is not there/,
  },
  {
    rule: 'refund-within-payment',
    what: 'more refunded than was paid',
    sql: `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, payment_id, recorded_at)
          VALUES ($1, $2, 'refund', DATE '2026-11-21', 100000, $2, now())`,
    says: /is successful, and 1000\.00 of it was refunded/,
  },
  {
    rule: 'refund-within-payment',
    what: 'a refund of no payment',
    sql: `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
          VALUES ($1, $2, 'refund', DATE '2026-11-21', 100, now())`,
    says: /^Refund .* gives no payment back/,
  },
  {
    rule: 'payment-has-audit-trail',
    what: 'a payment that nobody wrote down',
    sql: 'DELETE FROM audit_event WHERE account_id = $1 AND payment_id = $2',
    says: /nobody wrote down who made it so/,
  },
  {
    rule: 'uses-a-saved-method',
    what: 'Auto Pay of a method that is not there',
    sql: `INSERT INTO auto_pay_enrolment (account_id, id, scope, method_id, debit_day, text_version, language,
            accepted_at, accepted_by)
          VALUES ($1, $2, 'mobile', $2, 5, '1', 'en', now(), 'Dana Whitfield')`,
    says: /^Auto Pay .* debits method .*, which is not there/,
  },
  {
    rule: 'uses-a-saved-method',
    what: 'Auto Pay of a method that is deleted',
    sql: `WITH gone AS (UPDATE payment_method SET removed_at = now() WHERE account_id = $1 RETURNING id)
          INSERT INTO auto_pay_enrolment (account_id, id, scope, method_id, debit_day, text_version, language,
            accepted_at, accepted_by)
          SELECT $1, $2, 'mobile', id, 5, '1', 'en', now(), 'Dana Whitfield' FROM gone LIMIT 1`,
    says: /^Auto Pay .* debits method .*, which is deleted/,
  },
  {
    rule: 'uses-a-saved-method',
    what: 'a scheduled payment from a method that is not there',
    sql: "UPDATE payment SET status = 'scheduled', method_id = $2 WHERE account_id = $1 AND id = $2",
    says: /waits for its day, and its method .* is not there/,
  },
  {
    rule: 'one-preferred-method',
    what: 'two preferred methods',
    sql: 'UPDATE payment_method SET is_preferred = true WHERE account_id = $1 AND $2::uuid IS NOT NULL',
    says: /has 2 preferred methods/,
  },
  {
    rule: 'ten-methods-at-most',
    what: 'more methods than a wallet keeps',
    sql: `INSERT INTO payment_method (account_id, id, type, is_preferred, is_restricted, last_four, holder_name,
            processor_token, created_at)
          SELECT $1, gen_random_uuid(), 'bankAccount', false, false, '0001', 'Dana Whitfield', $2::uuid::text, now()
          FROM generate_series(1, 9)`,
    says: /has 11 saved methods/,
  },
  {
    rule: 'payment-has-one-charge',
    what: 'a payment that the processor never charged',
    sql: `UPDATE payment SET imported = false WHERE account_id = $1 AND status = 'successful' AND id <> $2`,
    says: /the processor has no charge for it/,
  },
  {
    rule: 'payment-has-one-charge',
    what: 'another amount than was charged',
    sql: 'UPDATE payment SET amount_cents = 17000 WHERE account_id = $1 AND id = $2',
    says: /the processor charged 17825 cents instead of 17000/,
  },
  {
    rule: 'charge-has-one-payment',
    what: 'a charge whose payment we call failed',
    sql: "UPDATE payment SET status = 'failed' WHERE account_id = $1 AND id = $2",
    says: /took money for payment .*, which is failed/,
  },
  {
    rule: 'charge-has-one-payment',
    what: 'a charge whose payment is gone',
    sql: 'DELETE FROM payment WHERE account_id = $1 AND id = $2',
    says: /is for payment .*, which is not there/,
  },
];

const tables = [
  'account',
  'payment',
  'ledger_entry',
  'mobile_device',
  'mobile_bill_line',
  'audit_event',
  'payment_method',
  'auto_pay_enrolment',
] as const;

describeOnEachEngine('The audit', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  let paymentId = '';
  beforeAll(async () => {
    world = await startWorld(under.database);
    for (const name of scenarioNames) await newCustomer(world, name);
    customer = await newCustomer(world);
    const { data } = await pay(world, customer, await withCard(world, customer));
    paymentId = data?.makePayment.payment?.id ?? '';
    for (const table of tables) {
      await under.database.query(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
    }
  });
  beforeEach(async () => {
    await under.database.transaction(async (transaction) => {
      for (const table of tables) {
        await transaction.query(`DELETE FROM ${table}`);
        await transaction.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
      }
    });
  });
  afterAll(async () => await world.stop());

  test('finds nothing wrong with any sample customer, and adds up', async () => {
    const { breaches, totals } = await audit(under.database, world.processor);
    expect(breaches).toEqual([]);
    expect(totals).toMatchObject({
      accounts: scenarioNames.length + 1,
      charges: 1,
      chargedCents: 17_825,
    });
  });

  test.each(breaks)('names $what ($rule)', async ({ rule, sql, says }) => {
    await under.database.query(sql, [customer.accountId, paymentId]);
    const { breaches } = await audit(under.database, world.processor);
    const found = breaches.filter((breach) => breach.rule === rule && says.test(breach.sentence));
    expect(found, JSON.stringify(breaches)).not.toEqual([]);
  });
});

const command = fileURLToPath(new URL('../src/commands/audit.ts', import.meta.url));

describeOnEachEngine('npm run edge:audit', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    world = await startWorld(under.database);
    customer = await newCustomer(world);
    await pay(world, customer, await withCard(world, customer));
  });
  afterAll(async () => await world.stop());

  /** The command as a person runs it, while the edge is running. */
  const run = async () => {
    const { database } = under.settings;
    const environment = {
      PORTAL_ENV: 'dev',
      PROCESSOR_URL: world.processorUrl,
      ...(database.kind === 'postgresql'
        ? { DATABASE_URL: database.url }
        : { DATA_DIR: dirname(database.directory) }),
    };
    const child = spawn(process.execPath, [command], { env: { ...process.env, ...environment } });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    return { code, said };
  };

  test('says that everything agrees, with the totals, and exits with 0', async () => {
    const { code, said } = await run();
    expect(said).toContain('Everything agrees.');
    expect(said).toMatch(/together +178\.25/);
    expect(code).toBe(0);
  });

  test('names what does not hold and exits with 1', async () => {
    await under.database.query('UPDATE account SET posted_cents = posted_cents - 1 WHERE id = $1', [
      customer.accountId,
    ]);
    const { code, said } = await run();
    expect(said).toContain(`BROKEN ledger-equals-balance: Account ${customer.accountId}`);
    expect(code).toBe(1);
  });
});

describe('The audit', () => {
  test('has a test that breaks each of its rules', () => {
    expect(new Set(breaks.map(({ rule }) => rule))).toEqual(new Set(auditRules));
  });

  test('names a payment that was charged twice', () => {
    const charge = (chargeId: string): Charge => ({
      paymentId: 'p',
      chargeId,
      amount: { currency: 'USD', cents: 100 },
      recordedAt: '2026-11-21T00:00:00Z',
      status: 'approved',
    });
    const payment = { id: 'p', status: 'successful', amount_cents: 100, charge_id: 'a' } as const;
    const breaches = compareRecords([payment], [charge('a'), charge('b')]);
    expect(breaches.map(({ sentence }) => sentence)).toContain(
      'Payment p is successful, but the processor charged it 2 times',
    );
  });
});
