/**
 * What a card-data token stands for: a new method, or a saved one whose security code was verified
 * (`payment_method_id`). Good for five minutes and one use. Never a card number, never a security code.
 */
export const statement = `
  CREATE TABLE card_data_token (
    account_id uuid NOT NULL,
    token text NOT NULL,
    payment_method_id uuid,
    processor_token text NOT NULL,
    type text NOT NULL,
    brand text,
    funding text,
    can_be_saved boolean NOT NULL,
    last_four text NOT NULL,
    expiration text,
    postal_code text,
    account_type text,
    holder_name text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account_id, token)
  )`;
