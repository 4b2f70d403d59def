/**
 * How the payment had ended when its news was closed: one that went through and comes back weeks later is news again. What was
 * closed before is of the end that the payment has now, but for one that came back since. A copy of the version before closes
 * of no end, which is told again.
 */
export const statement = `
  ALTER TABLE dismissed_news ADD COLUMN status text NOT NULL DEFAULT '';
  UPDATE dismissed_news d SET status = CASE WHEN k.status = 'returned' AND EXISTS (
      SELECT 1 FROM ledger_entry back
      WHERE back.account_id = k.account_id AND back.payment_id = k.id AND back.kind = 'return'
        AND back.entry_date >= (d.dismissed_at AT TIME ZONE 'UTC')::date) THEN 'successful' ELSE k.status END
    FROM payment k WHERE k.account_id = d.account_id AND k.id = d.payment_id;
  ALTER TABLE dismissed_news
    DROP CONSTRAINT dismissed_news_pkey,
    ADD PRIMARY KEY (account_id, user_id, payment_id, status)`;
