/** What was told once stays as it was told; only what has had its time is removed. */
export const statement = `
  CREATE TRIGGER analytics_event_append_only BEFORE UPDATE ON analytics_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;
