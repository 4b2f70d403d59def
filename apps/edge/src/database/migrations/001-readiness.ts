/** One row that the readiness probe writes, because a full disk still answers reads. */
export const statement = `
  CREATE TABLE readiness (
    id smallint PRIMARY KEY,
    written_at timestamptz NOT NULL
  )`;
