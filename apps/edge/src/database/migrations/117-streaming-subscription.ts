/** A streaming service that is subscribed to. A charge is to come unless it is paused or ends. */
export const statement = `
  CREATE TABLE streaming_subscription (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    service text NOT NULL,
    plan_en text NOT NULL,
    plan_es text NOT NULL,
    price_cents bigint NOT NULL CHECK (price_cents >= 0),
    status text NOT NULL CHECK (status IN ('active', 'trial', 'paused', 'ending')),
    next_charge_date date,
    end_date date,
    PRIMARY KEY (account_id, id),
    CHECK ((next_charge_date IS NULL) = (status IN ('paused', 'ending'))),
    CHECK ((end_date IS NULL) = (status <> 'ending'))
  )`;
