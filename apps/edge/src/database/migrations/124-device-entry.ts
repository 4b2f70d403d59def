/** The ledger of devices, each an account of its own: what its biller stated first, what was paid, and what came back. */
export const statement = `
  CREATE TABLE device_entry (
    account_id uuid NOT NULL,
    device_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('opening', 'payment', 'return')),
    entry_date date NOT NULL,
    amount_cents bigint NOT NULL,
    payment_id uuid,
    recorded_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, device_id, id),
    CHECK ((payment_id IS NULL) = (kind = 'opening'))
  )`;
