/** A device that is paid off. What is left is so many monthly amounts, the last of which may be less. */
export const statement = `
  CREATE TABLE mobile_device (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    line_last_four text NOT NULL,
    balance_cents bigint NOT NULL,
    monthly_cents bigint NOT NULL CHECK (monthly_cents > 0),
    installments_left integer NOT NULL CHECK (installments_left >= 0),
    PRIMARY KEY (account_id, id),
    CHECK (balance_cents <= installments_left * monthly_cents),
    CHECK (balance_cents > (installments_left - 1) * monthly_cents)
  )`;
