/** That a variant was seen is counted once a session: which event said so. It goes with the sessions of its time. */
export const statement = `
  CREATE TABLE experiment_exposure (
    session_id uuid NOT NULL,
    experiment_uuid uuid NOT NULL,
    event_id uuid NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (session_id, experiment_uuid)
  )`;
