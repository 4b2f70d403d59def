/**
 * How the payment had ended when its news was closed: one that went through and comes back weeks later is news again. What was
 * closed before is of the end that the payment has now.
 */
export const statement = `
  ALTER TABLE dismissed_news ADD COLUMN status text;
  UPDATE dismissed_news d SET status = k.status
    FROM payment k WHERE k.account_id = d.account_id AND k.id = d.payment_id;
  DELETE FROM dismissed_news WHERE status IS NULL;
  ALTER TABLE dismissed_news
    ALTER COLUMN status SET NOT NULL,
    DROP CONSTRAINT dismissed_news_pkey,
    ADD PRIMARY KEY (account_id, user_id, payment_id, status)`;
