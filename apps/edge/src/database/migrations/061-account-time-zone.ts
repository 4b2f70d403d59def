/**
 * A zone that the database does not know is refused as the account comes in. It decides what is due for all accounts in one
 * statement: one of them with a zone that is not there would keep everybody's payments from their day.
 */
export const statement = `
  ALTER TABLE account ADD CONSTRAINT account_time_zone_known
  CHECK ((timestamptz '2000-01-01 00:00:00Z' AT TIME ZONE time_zone) IS NOT NULL)`;
