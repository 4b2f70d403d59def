/** That a card-data token was given to an account, for five minutes and one use. Never a card number, never a CVV. */
export const statement = `
  CREATE TABLE card_data_token (
    account_id uuid NOT NULL,
    token text NOT NULL,
    kind text NOT NULL,
    processor_token text NOT NULL,
    payment_method_id uuid,
    brand text,
    funding text,
    last_four text NOT NULL,
    expiration text,
    name_on_card text,
    postal_code text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account_id, token)
  )`;
