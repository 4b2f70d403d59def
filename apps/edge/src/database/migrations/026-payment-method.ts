/** A saved method: a token of the processor's and what may be shown. Never a number. `removed_at` keeps what payments point at. */
export const statement = `
  CREATE TABLE payment_method (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    name text,
    is_preferred boolean NOT NULL,
    is_restricted boolean NOT NULL,
    last_four text NOT NULL,
    brand text,
    expiration text,
    funding text,
    postal_code text,
    account_type text,
    holder_name text NOT NULL,
    processor_token text NOT NULL,
    created_at timestamptz NOT NULL,
    removed_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`;
