import { isGivenBack } from './given-back-sql.ts';
import { moneyJson } from './money-sql.ts';

/** One charge: the first of those that the condition leaves, in the order of the index, and what of `openCents` is older. */
export const newestCharge = (openCents: string, where: string): string => `
  SELECT e.id, e.kind, e.entry_date, e.due_date, e.bill_id, e.payment_id,
    coalesce(e.due_date, e.entry_date) AS falls_due,
    e.amount_cents, ${openCents} - e.amount_cents AS older_cents
  FROM ledger_entry e
  WHERE e.account_id = a.id AND e.amount_cents > 0 AND ${where}
  ORDER BY coalesce(e.due_date, e.entry_date) DESC, e.id DESC LIMIT 1`;

/**
 * The domain's `onceSettled`: what the payment of a return had settled when it posted, whatever went back since. Found from
 * the newest charge back, by what has posted since the payment, however long the ledger is before.
 * @param row the name of a row of the ledger, of the account `a`
 */
export const onceSettledJson = (row: string): string => `(
  WITH RECURSIVE posting AS (
    SELECT m.entry_date, m.id, -m.amount_cents AS cents FROM ledger_entry m
    WHERE m.account_id = a.id AND m.payment_id = ${row}.payment_id AND m.kind = 'payment'),
  stretch AS (
    SELECT posting.cents, posting.cents + a.posted_cents - (
      SELECT coalesce(sum(e.amount_cents), 0)::bigint FROM ledger_entry e
      WHERE e.account_id = a.id AND e.entry_date >= posting.entry_date
        AND (e.entry_date, e.kind <> 'charge', e.id) > (posting.entry_date, true, posting.id)
        AND (e.amount_cents < 0 OR ${isGivenBack('e')})) AS from_newest
    FROM posting),
  walk AS (
    SELECT newest.* FROM stretch CROSS JOIN LATERAL (${newestCharge(
      'stretch.from_newest',
      `stretch.from_newest > 0 AND NOT ${isGivenBack('e')}`,
    )}) newest
    UNION ALL
    SELECT older.* FROM walk CROSS JOIN LATERAL (${newestCharge(
      'walk.older_cents',
      `(coalesce(e.due_date, e.entry_date), e.id) < (walk.falls_due, walk.id) AND NOT ${isGivenBack('e')}`,
    )}) older
    WHERE walk.older_cents > 0)
  SELECT coalesce(json_agg(json_build_object(
      'id', w.id, 'date', w.entry_date, 'isBill', w.bill_id IS NOT NULL,
      'paid', ${moneyJson('(least(s.cents, w.older_cents + w.amount_cents) - greatest(0, w.older_cents))')},
      'left', ${moneyJson('greatest(0, w.older_cents + w.amount_cents - s.cents)')})
    ORDER BY w.falls_due, w.id), '[]'::json)
  FROM walk w CROSS JOIN stretch s WHERE w.older_cents < s.cents)`;
