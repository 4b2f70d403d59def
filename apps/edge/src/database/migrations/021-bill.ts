/** A statement. `amount_cents` is the sum of its lines. */
export const statement = `
  CREATE TABLE bill (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    bill_date date NOT NULL,
    due_date date NOT NULL,
    service_from date NOT NULL,
    service_to date NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (account_id, id)
  )`;
