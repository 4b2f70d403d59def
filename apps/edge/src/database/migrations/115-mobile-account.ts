/** Mobile service as its own biller states it. An account has a row where it has mobile service. */
export const statement = `
  CREATE TABLE mobile_account (
    account_id uuid PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('active', 'inactive')),
    service_state text NOT NULL CHECK (service_state IN ('connected', 'hotlined', 'temporarilyDisconnected')),
    past_due_cents bigint NOT NULL CHECK (past_due_cents >= 0)
  )`;
