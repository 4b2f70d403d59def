/** What the mobile biller says of its bill and of the next installment; and what devices of before owe, as their ledger's first line. */
export const statement = `
  DO $$ BEGIN
    ALTER TABLE mobile_account ADD COLUMN bill_cents bigint, ADD COLUMN bill_due_date date,
      ADD CHECK ((bill_cents IS NULL) = (bill_due_date IS NULL));
    ALTER TABLE mobile_device ADD COLUMN next_installment date;
    INSERT INTO device_entry (account_id, device_id, id, kind, entry_date, amount_cents, recorded_at)
    SELECT account_id, id, gen_random_uuid(), 'opening', current_date, balance_cents, now() FROM mobile_device;
  END $$`;
