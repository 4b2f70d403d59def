/** What the audit trail knows of payments that were checked, or failed, before that was kept with them. */
export const statement = `
  UPDATE payment SET was_checked = known.checked OR payment.status = 'unknown',
    failed_at = CASE payment.status WHEN 'failed' THEN known.failed_at END
  FROM (
    SELECT k.account_id, k.id, coalesce(bool_or(v.action = 'payment.unknown'), false) AS checked,
      max(v.at) FILTER (WHERE v.action = 'payment.failed') AS failed_at
    FROM payment k LEFT JOIN audit_event v ON v.account_id = k.account_id AND v.payment_id = k.id
    WHERE k.status IN ('unknown', 'failed') OR v.action = 'payment.unknown'
    GROUP BY k.account_id, k.id) known
  WHERE payment.account_id = known.account_id AND payment.id = known.id`;
