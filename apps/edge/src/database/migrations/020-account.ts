/**
 * An account and its money at a glance. `posted_cents` is the sum of its ledger, `pending_cents` the payments on their
 * way; both are kept by the statements that write ledger and payments, and `npm run edge:audit` proves them. `version`
 * grows with every change of the account's money; `open_payment_id` is the running or unknown payment that blocks others.
 */
export const statement = `
  CREATE TABLE account (
    id uuid PRIMARY KEY,
    number text NOT NULL,
    company_name text NOT NULL,
    status text NOT NULL,
    service_state text NOT NULL,
    soft_disconnect_date date,
    card_restricted boolean NOT NULL,
    bank_restricted boolean NOT NULL,
    online_restricted boolean NOT NULL,
    enterprise_billed boolean NOT NULL,
    time_zone text NOT NULL,
    footprint text NOT NULL,
    biller_region jsonb NOT NULL,
    portal_id text,
    cycle_day integer NOT NULL,
    service_address jsonb NOT NULL,
    bill_to_address jsonb NOT NULL,
    services jsonb NOT NULL,
    discount_eligible boolean NOT NULL,
    paperless_enrolled boolean NOT NULL,
    paperless_email text,
    version bigint NOT NULL,
    posted_cents bigint NOT NULL,
    pending_cents bigint NOT NULL,
    open_payment_id uuid
  )`;
