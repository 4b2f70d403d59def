import pg from 'pg';

const { builtins } = pg.types;

/** Cents and counters are `bigint`; beyond 2^53 a number would silently lose a cent, so that is an error. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`A bigint beyond 2^53 came from the database: ${text}`);
  return value;
}

/** Reads `bigint` as a number and `date` as the calendar day it is, never as an instant. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (oid === builtins.INT8) return safeInteger;
    if (oid === builtins.DATE) return (text: string) => text;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};
