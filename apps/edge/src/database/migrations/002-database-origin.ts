/** Who created this database. The seed command refuses any that does not carry its mark. */
export const statement = `
  CREATE TABLE database_origin (
    id smallint PRIMARY KEY,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL,
    seed_version text
  )`;
