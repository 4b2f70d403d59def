export const statement = `
  CREATE TABLE bill_line (
    account_id uuid NOT NULL,
    bill_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    description text NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (account_id, bill_id, position)
  )`;
