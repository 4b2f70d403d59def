import { maximumMethods } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { blocksOthersSql, onItsWaySql } from '../facts/payment-states-sql.ts';
import type { AuditRule, Breach } from './audit-report.ts';

/** A rule as a statement that answers one row, with a sentence, for each breach. */
interface DatabaseRule {
  readonly rule: AuditRule;
  readonly sql: string;
}

const dollars = (cents: string): string => `to_char((${cents}) / 100.0, 'FM999999999990.00')`;

/** What was paid and sent back, of accounts, of devices and of mobile bills, whose ledger has the account's own id. */
const bothLedgers = `SELECT account_id, id, kind, amount_cents, payment_id, NULL::uuid AS device_id FROM ledger_entry
    UNION ALL SELECT account_id, id, kind, amount_cents, payment_id, device_id FROM device_entry`;

const databaseRules: readonly DatabaseRule[] = [
  {
    rule: 'ledger-equals-balance',
    sql: `SELECT 'Account ' || a.id || ': the ledger adds up to ' || ${dollars('l.cents')} ||
        ', the account says ' || ${dollars('a.posted_cents')} AS sentence
      FROM account a JOIN (
        SELECT a.id, coalesce(sum(e.amount_cents), 0) AS cents
        FROM account a LEFT JOIN ledger_entry e ON e.account_id = a.id GROUP BY a.id) l ON l.id = a.id
      WHERE l.cents <> a.posted_cents`,
  },
  {
    rule: 'ledger-equals-balance',
    sql: `SELECT 'Ledger entry ' || e.id || ' belongs to no account' AS sentence
      FROM ledger_entry e LEFT JOIN account a ON a.id = e.account_id WHERE a.id IS NULL`,
  },
  {
    rule: 'device-equals-ledger',
    sql: `SELECT 'Device ' || d.id || ' of account ' || d.account_id || ': its ledger adds up to ' ||
        ${dollars('l.cents')} || ', its biller says ' || ${dollars('d.balance_cents')} AS sentence
      FROM mobile_device d JOIN (
        SELECT d.account_id, d.id, coalesce(sum(e.amount_cents), 0) AS cents
        FROM mobile_device d LEFT JOIN device_entry e ON e.account_id = d.account_id AND e.device_id = d.id
        GROUP BY d.account_id, d.id) l ON l.account_id = d.account_id AND l.id = d.id
      WHERE l.cents <> d.balance_cents`,
  },
  {
    rule: 'mobile-bill-equals-ledger',
    sql: `SELECT 'The mobile bill of account ' || m.account_id || ': its ledger adds up to ' ||
        ${dollars('l.cents')} || ', its biller says ' || ${dollars('coalesce(m.bill_cents, 0)')} AS sentence
      FROM mobile_account m JOIN (
        SELECT m.account_id, coalesce(sum(e.amount_cents), 0) AS cents
        FROM mobile_account m LEFT JOIN device_entry e
          ON e.account_id = m.account_id AND e.device_id = m.account_id
        GROUP BY m.account_id) l ON l.account_id = m.account_id
      WHERE l.cents <> coalesce(m.bill_cents, 0) OR m.past_due_cents > coalesce(m.bill_cents, m.past_due_cents)`,
  },
  {
    rule: 'device-equals-ledger',
    sql: `SELECT 'Entry ' || e.id || ' of device ' || e.device_id || ' of account ' || e.account_id ||
        ' belongs to no device' AS sentence
      FROM device_entry e LEFT JOIN mobile_device d ON d.account_id = e.account_id AND d.id = e.device_id
      LEFT JOIN mobile_account m ON m.account_id = e.account_id AND m.account_id = e.device_id
      WHERE d.id IS NULL AND m.account_id IS NULL`,
  },
  {
    rule: 'bill-equals-lines',
    sql: `SELECT 'Bill ' || b.id || ' of account ' || b.account_id || ' comes to ' || ${dollars('b.amount_cents')} ||
        ', its lines to ' || ${dollars('l.cents')} AS sentence
      FROM bill b JOIN (
        SELECT b.account_id, b.id, coalesce(sum(n.amount_cents), 0) AS cents
        FROM bill b LEFT JOIN bill_line n ON n.account_id = b.account_id AND n.bill_id = b.id
        GROUP BY b.account_id, b.id) l ON l.account_id = b.account_id AND l.id = b.id
      WHERE l.cents <> b.amount_cents`,
  },
  {
    rule: 'mobile-bill-equals-lines',
    sql: `SELECT 'Mobile bill ' || n.bill_id || ' of account ' || n.account_id || ' comes to ' ||
        coalesce(${dollars('b.amount_cents')}, 'nothing') || ', its lines to ' || ${dollars('n.cents')} AS sentence
      FROM (SELECT account_id, bill_id, sum(amount_cents) AS cents
        FROM mobile_bill_line GROUP BY account_id, bill_id) n
      LEFT JOIN mobile_activity b ON b.account_id = n.account_id AND b.id = n.bill_id AND b.is_bill
      WHERE b.amount_cents IS DISTINCT FROM n.cents`,
  },
  {
    rule: 'bill-charged-once',
    sql: `SELECT 'Bill ' || b.id || ' of account ' || b.account_id || ' comes to ' || ${dollars('b.amount_cents')} ||
        ', and the ledger charges it ' || l.charged || ' times, ' || ${dollars('l.cents')} || ' in all' AS sentence
      FROM bill b JOIN (
        SELECT b.account_id, b.id, count(e.id) AS charged, coalesce(sum(e.amount_cents), 0) AS cents
        FROM bill b LEFT JOIN ledger_entry e
          ON e.account_id = b.account_id AND e.bill_id = b.id AND e.entry_date = b.bill_date
        GROUP BY b.account_id, b.id) l ON l.account_id = b.account_id AND l.id = b.id
      WHERE l.charged <> 1 OR l.cents <> b.amount_cents`,
  },
  {
    rule: 'pending-equals-payments',
    sql: `SELECT 'Account ' || a.id || ': payments on their way add up to ' || ${dollars('p.cents')} ||
        ', the account says ' || ${dollars('a.pending_cents')} AS sentence
      FROM account a JOIN (
        SELECT a.id, coalesce(sum(k.amount_cents), 0) AS cents
        FROM account a LEFT JOIN payment k ON k.account_id = a.id AND k.device_id IS NULL
          AND ${onItsWaySql('k')}
        GROUP BY a.id) p ON p.id = a.id
      WHERE p.cents <> a.pending_cents`,
  },
  {
    rule: 'one-open-payment',
    sql: `SELECT 'Account ' || k.account_id || ': ' || count(*) || ' payments are running or unknown at once' AS sentence
      FROM payment k WHERE ${blocksOthersSql('k')}
      GROUP BY k.account_id HAVING count(*) > 1`,
  },
  {
    rule: 'one-open-payment',
    sql: `SELECT 'Payment ' || k.id || ' is ' || k.status || ', but account ' || k.account_id ||
        ' is not held for it' AS sentence
      FROM payment k JOIN account a ON a.id = k.account_id
      WHERE ${blocksOthersSql('k')}
        AND a.open_payment_id IS DISTINCT FROM k.id`,
  },
  {
    rule: 'one-open-payment',
    sql: `SELECT 'Account ' || a.id || ' is held for payment ' || a.open_payment_id ||
        ', which is ' || coalesce(k.status, 'not there') AS sentence
      FROM account a LEFT JOIN payment k ON k.account_id = a.id AND k.id = a.open_payment_id
      WHERE a.open_payment_id IS NOT NULL
        AND (k.id IS NULL OR NOT ${blocksOthersSql('k')})`,
  },
  {
    rule: 'payment-posted-once',
    sql: `SELECT 'Payment ' || k.id || ' of ' || ${dollars('k.amount_cents')} || ' is ' || k.status ||
        ', and the ledger has ' || ${dollars('l.cents')} || ' of it' AS sentence
      FROM payment k JOIN (
        SELECT k.account_id, k.id, coalesce(sum(e.amount_cents) FILTER (WHERE e.kind <> 'refund'), 0) AS cents,
          count(*) FILTER (WHERE e.kind = 'payment') AS arrived, count(*) FILTER (WHERE e.kind = 'return') AS sent_back
        FROM payment k LEFT JOIN (${bothLedgers}) e
          ON e.account_id = k.account_id AND e.payment_id = k.id
          AND e.device_id IS NOT DISTINCT FROM k.device_id
        GROUP BY k.account_id, k.id) l ON l.account_id = k.account_id AND l.id = k.id
      WHERE CASE k.status
        WHEN 'successful' THEN l.arrived <> 1 OR l.sent_back <> 0 OR l.cents <> -k.amount_cents
        WHEN 'returned' THEN l.arrived <> 1 OR l.sent_back <> 1 OR l.cents <> 0
        ELSE l.arrived <> 0 OR l.sent_back <> 0 END`,
  },
  {
    rule: 'payment-posted-once',
    sql: `SELECT 'Ledger entry ' || e.id || ' posts payment ' || e.payment_id || ', which is not there or pays something else' AS sentence
      FROM (${bothLedgers}) e LEFT JOIN payment k ON k.account_id = e.account_id AND k.id = e.payment_id
        AND k.device_id IS NOT DISTINCT FROM e.device_id
      WHERE e.payment_id IS NOT NULL AND k.id IS NULL`,
  },
  {
    rule: 'refund-within-payment',
    sql: `SELECT 'Payment ' || k.id || ' of ' || ${dollars('k.amount_cents')} || ' is ' || k.status ||
        ', and ' || ${dollars('r.cents')} || ' of it was refunded' AS sentence
      FROM payment k JOIN (
        SELECT e.account_id, e.payment_id, sum(e.amount_cents) AS cents, min(e.amount_cents) AS least
        FROM ledger_entry e WHERE e.kind = 'refund' GROUP BY e.account_id, e.payment_id) r
        ON r.account_id = k.account_id AND r.payment_id = k.id
      WHERE k.status <> 'successful' OR r.cents > k.amount_cents OR r.least <= 0`,
  },
  {
    rule: 'refund-within-payment',
    sql: `SELECT 'Refund ' || e.id || ' of account ' || e.account_id || ' gives no payment back' AS sentence
      FROM ledger_entry e WHERE e.kind = 'refund' AND e.payment_id IS NULL`,
  },
  {
    rule: 'payment-has-audit-trail',
    sql: `SELECT 'Payment ' || k.id || ' is ' || k.status || ', and nobody wrote down who made it so' AS sentence
      FROM payment k
      WHERE NOT k.imported AND NOT EXISTS (
        SELECT 1 FROM audit_event v WHERE v.account_id = k.account_id AND v.payment_id = k.id
          AND v.action = 'payment.' || CASE WHEN k.status = 'running' THEN 'started' ELSE k.status END)
        AND NOT (k.status = 'scheduled' AND k.idempotency_key IS NULL)`,
  },
  {
    rule: 'uses-a-saved-method',
    sql: `SELECT 'Auto Pay ' || e.id || ' of account ' || e.account_id || ' debits method ' || e.method_id ||
        ', which is ' || CASE WHEN m.id IS NULL THEN 'not there' ELSE 'deleted' END AS sentence
      FROM auto_pay_enrolment e LEFT JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
      WHERE (e.ended_at IS NULL OR e.due_on IS NOT NULL) AND (m.id IS NULL OR m.removed_at IS NOT NULL)`,
  },
  {
    rule: 'uses-a-saved-method',
    sql: `SELECT 'Payment ' || k.id || ' waits for its day, and its method ' || k.method_id || ' is ' ||
        CASE WHEN m.id IS NULL THEN 'not there' ELSE 'deleted' END AS sentence
      FROM payment k LEFT JOIN payment_method m ON m.account_id = k.account_id AND m.id = k.method_id
      WHERE k.status = 'scheduled' AND k.method_id IS NOT NULL AND (m.id IS NULL OR m.removed_at IS NOT NULL)`,
  },
  {
    rule: 'order-equals-items',
    sql: `SELECT 'Order ' || o.number || ' of account ' || o.account_id || ' was paid with ' ||
        ${dollars("(o.payment->'amount'->>'cents')::bigint")} || ', its items and taxes come to ' || ${dollars('l.cents')} AS sentence
      FROM mobile_order o JOIN LATERAL (
        SELECT coalesce(sum((n->'amount'->>'cents')::bigint), 0) AS cents
        FROM jsonb_array_elements(o.items || o.taxes) n) l ON true
      WHERE l.cents <> (o.payment->'amount'->>'cents')::bigint`,
  },
  {
    rule: 'one-preferred-method',
    sql: `SELECT 'Account ' || m.account_id || ' has ' || count(*) || ' preferred methods' AS sentence
      FROM payment_method m WHERE m.removed_at IS NULL AND m.is_preferred
      GROUP BY m.account_id HAVING count(*) > 1`,
  },
  {
    rule: 'ten-methods-at-most',
    sql: `SELECT 'Account ' || m.account_id || ' has ' || count(*) || ' saved methods' AS sentence
      FROM payment_method m WHERE m.removed_at IS NULL
      GROUP BY m.account_id HAVING count(*) > ${maximumMethods}`,
  },
];

/** Asks every rule that the database alone can answer. */
export async function checkDatabase(database: Queryable): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { rule, sql } of databaseRules) {
    const rows = await database.query<{ sentence: string }>(sql);
    breaches.push(...rows.map(({ sentence }) => ({ rule, sentence })));
  }
  return breaches;
}
