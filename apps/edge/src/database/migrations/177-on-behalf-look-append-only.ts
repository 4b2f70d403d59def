/** An audit that could be changed would prove nothing; only who seeds a database anew empties it whole. */
export const statement = `
  CREATE TRIGGER on_behalf_look_append_only BEFORE UPDATE OR DELETE ON on_behalf_look
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;
