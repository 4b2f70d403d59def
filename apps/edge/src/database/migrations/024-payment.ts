/**
 * A payment, written down `running` before the processor is called. Its idempotency key is unique for ever; `answer` is
 * what the first caller was told, replayed for 30 days. `keep_method` is a new method to save once the payment
 * succeeded. `imported` payments were taken by another system: this one's processor knows nothing of them.
 */
export const statement = `
  CREATE TABLE payment (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    idempotency_key uuid,
    request_hash text,
    status text NOT NULL,
    status_reason text,
    amount_cents bigint NOT NULL,
    payment_date date NOT NULL,
    requested_at timestamptz NOT NULL,
    started_at timestamptz,
    posted_date date,
    confirmation_number text,
    channel text NOT NULL,
    method_id uuid,
    method_type text NOT NULL,
    method_brand text,
    method_account_type text,
    method_last_four text NOT NULL,
    processor_token text,
    charge_id text,
    keep_method jsonb,
    created_by_user_id uuid NOT NULL,
    created_by_name text NOT NULL,
    in_support_queue boolean NOT NULL,
    restores_service_by timestamptz,
    imported boolean NOT NULL,
    answer jsonb,
    answered_at timestamptz,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, idempotency_key)
  )`;
