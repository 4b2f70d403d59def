const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version: what is not would make the database refuse the whole statement. */
export const isUuid = (text: string): boolean => shape.test(text);
