import type { Database } from '../src/database/database.ts';

/** An account's enrollment that nothing is asked of for days, and the day it is there. */
const chosen = `
  SELECT e.id, e.account_id, (now() AT TIME ZONE a.time_zone)::date AS today,
    a.posted_cents, (SELECT k FROM payment k WHERE k.account_id = e.account_id LIMIT 1) AS sample
  FROM auto_pay_enrolment e JOIN account a ON a.id = e.account_id
  WHERE e.due_on > current_date + 10 LIMIT $1`;

/** Another payment like one of the account's, with what is different about it. */
const paymentLike = (different: string): string => `
  INSERT INTO payment SELECT made.* FROM chosen c, LATERAL jsonb_populate_record(c.sample, jsonb_build_object(
    'id', gen_random_uuid(), 'reference', substr(gen_random_uuid()::text, 1, 9), 'idempotency_key', NULL,
    'imported', true, ${different})) made`;

/**
 * Lets so many have been declined yesterday and paid otherwise since: each day is looked at whether the debit is to be tried
 * again (decision 64).
 */
export async function makeDeclined(database: Database, count: number): Promise<void> {
  await database.query(
    `WITH chosen AS (${chosen}),
     paid AS (
       INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
       SELECT account_id, gen_random_uuid(), 'payment', c.today, -posted_cents, now() FROM chosen c),
     owing AS (UPDATE account a SET posted_cents = 0, version = version + 1 FROM chosen c WHERE a.id = c.account_id),
     tried AS (${paymentLike(
       `'status', 'failed', 'status_reason', 'LW-PAY-010', 'channel', 'autoPay', 'payment_date', c.today - 1,
        'requested_at', now() - interval '1 day'`,
     )})
     UPDATE auto_pay_enrolment e
     SET due_on = c.today, last_debit_date = c.today - 1, debit_day = extract(day FROM c.today - 1)::int
     FROM chosen c WHERE e.account_id = c.account_id AND e.id = c.id`,
    [count],
  );
}

/** Lets those that were declined be looked at once more, as on the day after. */
export async function lookAgain(database: Database): Promise<void> {
  await database.query(
    `UPDATE auto_pay_enrolment e SET due_on = (now() AT TIME ZONE a.time_zone)::date
     FROM account a WHERE a.id = e.account_id AND e.last_debit_date = (now() AT TIME ZONE a.time_zone)::date - 1
       AND e.due_on > (now() AT TIME ZONE a.time_zone)::date`,
  );
}

/**
 * Lets so many have a payment on their debit day that nobody knows the end of, and that takes all they owe: every round looks,
 * until it is known (decision 70).
 */
export async function makeKeptOpen(database: Database, count: number): Promise<void> {
  await database.query(
    `WITH chosen AS (${chosen}),
     owing AS (
       UPDATE account a SET pending_cents = a.posted_cents, version = version + 1 FROM chosen c WHERE a.id = c.account_id),
     tried AS (${paymentLike(
       `'status', 'unknown', 'channel', 'online', 'amount_cents', c.posted_cents, 'payment_date', c.today, 'requested_at', now(),
        'posted_date', NULL`,
     )})
     UPDATE auto_pay_enrolment e
     SET due_on = c.today, last_debit_date = c.today - 1, debit_day = extract(day FROM c.today)::int
     FROM chosen c WHERE e.account_id = c.account_id AND e.id = c.id`,
    [count],
  );
}
