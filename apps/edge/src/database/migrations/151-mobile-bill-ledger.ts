/**
 * The mobile bill is paid as devices are, under its account's own id, and has its ledger among theirs: it begins with what
 * its biller states now.
 */
export const statement = `
  INSERT INTO device_entry (account_id, device_id, id, kind, entry_date, amount_cents, recorded_at)
  SELECT account_id, account_id, gen_random_uuid(), 'opening', current_date, bill_cents, now()
  FROM mobile_account WHERE bill_cents IS NOT NULL`;
