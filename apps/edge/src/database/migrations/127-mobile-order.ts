/** What was ordered for mobile service, as its own biller states it. */
export const statement = `
  CREATE TABLE mobile_order (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    number text NOT NULL,
    ordered_on date NOT NULL,
    shipments jsonb NOT NULL,
    items jsonb NOT NULL,
    taxes jsonb NOT NULL,
    payment jsonb NOT NULL,
    PRIMARY KEY (account_id, id)
  )`;
