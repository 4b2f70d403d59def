/**
 * What customers are to be told, written by the statement that does what it tells of. The key is the event's: whatever is
 * done twice is told once. `content` holds what happened as it was then, `concerns` whom it concerns beside the owner.
 */
export const statement = `
  CREATE TABLE message (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    event_key text NOT NULL,
    content jsonb NOT NULL,
    concerns jsonb NOT NULL,
    happened_at timestamptz NOT NULL,
    addressed_at timestamptz,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, event_key)
  )`;
