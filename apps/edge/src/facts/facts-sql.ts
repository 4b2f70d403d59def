import type { AutoPayScope } from '@linework/domain';
import { billJson } from './bill-sql.ts';
import { moneyJson } from './money-sql.ts';
import { newestCharge, onceSettledJson } from './open-charge-sql.ts';

/**
 * SQL that gives an account's facts in the domain's own shape, as JSON, from the tables. Each fragment is a scalar
 * expression over `a`, the account's row, so that one statement answers everything in one round trip.
 */
/** An instant as RFC 3339, whatever the session's time zone. */
export const instantJson = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const accountJson = `json_build_object(
  'id', a.id, 'number', a.number, 'companyName', a.company_name, 'status', a.status,
  'serviceState', a.service_state, 'softDisconnectDate', a.soft_disconnect_date,
  'restrictions', json_build_object('card', a.card_restricted, 'bank', a.bank_restricted, 'online', a.online_restricted),
  'enterpriseBilled', a.enterprise_billed, 'timeZone', a.time_zone, 'footprint', a.footprint,
  'billerRegion', a.biller_region, 'portalId', a.portal_id,
  'behindTheModem', a.behind_the_modem, 'cycleDay', a.cycle_day,
  'serviceAddress', a.service_address, 'billToAddress', a.bill_to_address, 'services', a.services,
  'discountEligible', a.discount_eligible, 'community', a.community, 'massManaged', a.mass_managed,
  'paperless', json_build_object('enrolled', a.paperless_enrolled, 'email', a.paperless_email))`;

/** The method that a row names as its own. @param row the name of a row of `payment` */
export const methodReferenceJson = (row: string): string => `json_build_object(
  'methodId', ${row}.method_id, 'name', (
    SELECT saved.name FROM payment_method saved
    WHERE saved.account_id = ${row}.account_id AND saved.id = ${row}.method_id),
  'type', ${row}.method_type, 'brand', ${row}.method_brand,
  'accountType', ${row}.method_account_type, 'lastFourDigits', ${row}.method_last_four)`;

/** The ledger knows when money was owed again: looked up for payments that came back, and for no other. */
const returnedDate = (row: string): string => `CASE WHEN ${row}.status = 'returned' THEN (
    SELECT back.entry_date FROM ledger_entry back
    WHERE back.account_id = ${row}.account_id AND back.payment_id = ${row}.id AND back.kind = 'return') END`;

/** A payment in the domain's shape. @param row the name that the statement gives to a row of `payment` */
export const paymentJson = (row: string): string => `json_build_object(
  'id', ${row}.id, 'reference', ${row}.reference, 'status', ${row}.status, 'statusReason', ${row}.status_reason,
  'returnReason', ${row}.return_reason, 'returnedDate', ${returnedDate(row)},
  'amount', ${moneyJson(`${row}.amount_cents`)}, 'device', CASE WHEN ${row}.device_id IS NOT NULL THEN
    json_build_object('id', ${row}.device_id, 'name', ${row}.device_name, 'lineLastFour', ${row}.device_line_last_four) END,
  'paymentDate', ${row}.payment_date,
  'requestedAt', ${instantJson(`${row}.requested_at`)}, 'postedDate', ${row}.posted_date,
  'channel', ${row}.channel,
  'method', ${methodReferenceJson(row)},
  'wasMethodSaved', ${row}.keep_method IS NOT NULL AND ${row}.method_id IS NOT NULL,
  'createdBy', json_build_object('userId', ${row}.created_by_user_id, 'name', ${row}.created_by_name),
  'inSupportQueue', ${row}.in_support_queue, 'wasChecked', ${row}.was_checked,
  'failedAt', ${instantJson(`${row}.failed_at`)}, 'restoresServiceBy', ${instantJson(`${row}.restores_service_by`)})`;

/** The account's payments that rules look at: those not at their end. Finished ones are paged by themselves. */
const livePayments = `
  SELECT live.* FROM payment live
  WHERE live.account_id = a.id AND live.device_id IS NULL AND live.status IN ('scheduled', 'running', 'unknown', 'pending')`;

/** The newest that ended with money moved: they tell what happened last. */
const recentPayments = `(
  SELECT ended.* FROM payment ended
  WHERE ended.account_id = a.id AND ended.device_id IS NULL AND ended.status IN ('successful', 'returned')
  ORDER BY ended.requested_at DESC, ended.id DESC LIMIT 5)`;

/**
 * Whether a payment failed without anybody being told on the spot, as the domain says (`unseenFailureOf`).
 * @param row the name of a row of `payment` @param account that of its account's
 */
export const failedUnseen = (row: string, account: string): string => `(
  ${row}.status = 'failed' AND (${row}.was_checked OR ${row}.channel = 'autoPay'
    OR ${row}.payment_date <> (${row}.requested_at AT TIME ZONE ${account}.time_zone)::date))`;

/** The newest that failed unseen. */
const failedPayments = `(
  SELECT failed.* FROM payment failed
  WHERE failed.account_id = a.id AND failed.device_id IS NULL AND ${failedUnseen('failed', 'a')}
  ORDER BY coalesce(failed.failed_at, failed.requested_at) DESC, failed.id DESC LIMIT 5)`;

/** The newest that a customer made and left standing, where it failed while they looked: a form that was kept says so. */
const failedLast = `(
  SELECT newest.* FROM (
    SELECT online.* FROM payment online
    WHERE online.account_id = a.id AND online.device_id IS NULL AND online.channel = 'online' AND online.status <> 'cancelled'
    ORDER BY online.requested_at DESC, online.id DESC LIMIT 1) newest
  WHERE newest.status = 'failed' AND NOT ${failedUnseen('newest', 'a')})`;

/** @param which a query of rows of `payment` */
const paymentsJson = (which: string): string => `(
  SELECT coalesce(json_agg(${paymentJson('p')} ORDER BY p.requested_at), '[]'::json) FROM (${which}) p)`;

/**
 * The ledger as far as any rule can tell: the charges that something is left of, and what was paid of the oldest; or the
 * credit beyond all of them. Posted money covers the charge that fell due first, so what is open are the newest charges
 * that add up to the posted balance: from the newest back until they do, however many were paid before.
 */
const openLedgerJson = `(
  WITH RECURSIVE open AS (
    (${newestCharge('a.posted_cents', 'a.posted_cents > 0')})
    UNION ALL
    SELECT older.* FROM open CROSS JOIN LATERAL (${newestCharge(
      'open.older_cents',
      '(coalesce(e.due_date, e.entry_date), e.id) < (open.falls_due, open.id)',
    )}) older
    WHERE open.older_cents > 0)
  SELECT coalesce(json_agg(json_build_object(
      'id', l.id, 'kind', l.kind, 'date', l.entry_date, 'dueDate', l.due_date,
      'amount', ${moneyJson('l.amount_cents')}, 'billId', l.bill_id, 'paymentId', l.payment_id,
      'settled', CASE WHEN l.kind = 'return' THEN ${onceSettledJson('l')} END)
    ORDER BY l.falls_due, l.id), '[]'::json)
  FROM (
    SELECT id, kind, entry_date, due_date, bill_id, payment_id, falls_due, amount_cents FROM open
    UNION ALL
    SELECT a.id, 'credit', DATE '1970-01-01', NULL, NULL, NULL, DATE '1970-01-01', paid.cents
    FROM (SELECT a.posted_cents - coalesce((SELECT sum(amount_cents) FROM open), 0) AS cents) paid
    WHERE paid.cents < 0
  ) l)`;

/** The newest two bills, without their lines: the day on which bills fall due shows in them. */
const newestBillsJson = `(
  SELECT coalesce(json_agg(${billJson('b', 'alone')}), '[]'::json)
  FROM (SELECT * FROM bill WHERE bill.account_id = a.id ORDER BY bill_date DESC LIMIT 2) b)`;

/** @param which a condition over `m`, a row of `payment_method` */
const methodsJson = (which: string): string => `(
  SELECT coalesce(json_agg(json_build_object(
    'id', m.id, 'version', m.version, 'type', m.type, 'name', m.name, 'isPreferred', m.is_preferred, 'isRestricted', m.is_restricted,
    'lastFourDigits', m.last_four, 'usedBy', (
      SELECT coalesce(json_agg(u.scope ORDER BY u.scope), '[]'::json) FROM auto_pay_enrolment u
      WHERE u.account_id = a.id AND u.method_id = m.id AND u.ended_at IS NULL),
    'brand', m.brand, 'expirationDate', m.expiration, 'nameOnCard', m.holder_name, 'funding', m.funding,
    'postalCode', m.postal_code, 'accountType', m.account_type, 'nameOnAccount', m.holder_name)
    ORDER BY m.is_preferred DESC, m.created_at, m.id), '[]'::json)
  FROM payment_method m WHERE m.account_id = a.id AND m.removed_at IS NULL AND ${which})`;

/**
 * @param which a condition over `e`, a row of `auto_pay_enrolment`; of several the one that was accepted last
 * @param more members that only some have
 */
const autoPayJson = (which: string, more = ''): string => `(
  SELECT json_build_object(
    'id', e.id, 'scope', e.scope, 'debitDay', e.debit_day, 'lastDebitDate', e.last_debit_date,
    'method', json_build_object('methodId', m.id, 'name', m.name, 'type', m.type, 'brand', m.brand,
      'accountType', m.account_type, 'lastFourDigits', m.last_four),
    'authorization', json_build_object('textVersion', e.text_version, 'language', e.language,
      'acceptedAt', ${instantJson('e.accepted_at')}, 'acceptedBy', e.accepted_by)${more})
  FROM auto_pay_enrolment e JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
  WHERE e.account_id = a.id AND ${which}
  ORDER BY e.accepted_at DESC LIMIT 1)`;

const lastAutoPayJson = (scope: AutoPayScope): string =>
  autoPayJson(
    `e.ended_at IS NOT NULL AND e.due_on IS NOT NULL AND e.scope = '${scope}'`,
    ", 'debitDate', e.due_on",
  );

/** What is enrolled, each apart, and what has ended too late for one debit. */
const autoPayColumns = `
  ${autoPayJson("e.ended_at IS NULL AND e.scope = 'allServices'")} AS auto_pay,
  ${autoPayJson("e.ended_at IS NULL AND e.scope = 'mobile'")} AS mobile_auto_pay,
  ${lastAutoPayJson('allServices')} AS last_auto_pay,
  ${lastAutoPayJson('mobile')} AS last_mobile_auto_pay`;

/** Mobile service as its biller states it, its devices with it; NULL without any. */
const mobileJson = `(
  SELECT json_build_object('status', s.status, 'serviceState', s.service_state,
    'pastDue', ${moneyJson('s.past_due_cents')},
    'bill', CASE WHEN s.bill_due_date IS NOT NULL THEN
      json_build_object('amount', ${moneyJson('s.bill_cents')}, 'dueDate', s.bill_due_date) END, 'devices', (
      SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'lineLastFour', d.line_last_four,
        'balance', ${moneyJson('d.balance_cents')}, 'monthlyAmount', ${moneyJson('d.monthly_cents')},
        'installmentsLeft', d.installments_left, 'nextInstallment', d.next_installment)), '[]'::json)
      FROM mobile_device d WHERE d.account_id = s.account_id))
  FROM mobile_account s WHERE s.account_id = a.id)`;

/** Payments of devices and of the mobile bill: those not at their end, the newest that have paid, and the newest that failed unseen. */
const devicePaymentsJson = paymentsJson(`(
    SELECT open.* FROM payment open
    WHERE open.account_id = a.id AND open.device_id IS NOT NULL AND open.status IN ('running', 'unknown', 'pending')
  ) UNION ALL (
    SELECT ended.* FROM payment ended
    WHERE ended.account_id = a.id AND ended.device_id IS NOT NULL AND ended.status IN ('successful', 'returned')
    ORDER BY ended.requested_at DESC, ended.id DESC LIMIT 5
  ) UNION ALL (
    SELECT failed.* FROM payment failed
    WHERE failed.account_id = a.id AND failed.device_id IS NOT NULL AND ${failedUnseen('failed', 'a')}
    ORDER BY coalesce(failed.failed_at, failed.requested_at) DESC, failed.id DESC LIMIT 5)`);

/** What is known of mobile service and of what was paid for its devices. */
const mobileColumns = `
  ${mobileJson} AS mobile,
  ${devicePaymentsJson} AS device_payments`;

const subscriptionsJson = `(
  SELECT coalesce(json_agg(json_build_object('id', s.id, 'service', s.service,
    'plan', json_build_object('en', s.plan_en, 'es', s.plan_es), 'price', ${moneyJson('s.price_cents')},
    'status', s.status, 'nextChargeDate', s.next_charge_date, 'endDate', s.end_date)), '[]'::json)
  FROM streaming_subscription s WHERE s.account_id = a.id)`;

const columnsWith = (methods: string, payments: string): string => `
  ${accountJson} AS account,
  ${openLedgerJson} AS ledger,
  ${paymentsJson(payments)} AS payments,
  ${methods} AS methods,
  a.version`;

const lately = `${livePayments} UNION ALL ${recentPayments}`;

/**
 * What a refused payment is answered from, as columns of a statement that has the account's row as `a`: the rules' facts,
 * what was paid lately, and Auto Pay, whose declined debits are tried again.
 */
export const paymentColumns = `${columnsWith(methodsJson('true'), `${lately} UNION ALL ${failedPayments}`)},
  ${autoPayColumns}, ${mobileColumns}`;

/**
 * What the rules of a payment ask for, the newest payments that ended among it, with one saved method alone.
 * @param methodId a placeholder of its key
 */
export const paymentColumnsWithMethod = (methodId: string): string =>
  columnsWith(methodsJson(`m.id = ${methodId}`), lately);

/**
 * All of it, in the same way: a summary also tells of Auto Pay, of what happened last, and a new customer from one who
 * owes nothing.
 */
export const factsColumns = `${columnsWith(methodsJson('true'), `${lately} UNION ALL ${failedPayments} UNION ALL ${failedLast}`)},
  ${newestBillsJson} AS bills,
  ${autoPayColumns},
  ${mobileColumns},
  ${subscriptionsJson} AS subscriptions`;

/** Payments whose end, as it is now, the user of the session has closed: a column of a statement that has `session`. */
export const dismissedColumn = `(
  SELECT coalesce(json_agg(d.payment_id), '[]'::json) FROM dismissed_news d
  JOIN payment k ON k.account_id = d.account_id AND k.id = d.payment_id AND k.status = d.status
  WHERE d.account_id = a.id AND d.user_id = session.user_id) AS dismissed`;
