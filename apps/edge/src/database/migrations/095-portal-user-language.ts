/** The language that somebody last signed in in; null until then. */
export const statement = 'ALTER TABLE portal_user ADD COLUMN language text';
