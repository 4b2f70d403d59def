/** Refuses whatever changes a table that rows are only added to. */
export const statement = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Rows of % are added, never changed', TG_TABLE_NAME;
    END
  $$`;
