/** The values of a statement, numbered as they are named in its text. Every one carries its type, so any engine knows it. */
export interface Parameters {
  readonly values: unknown[];
  /** The type of each value, in the same order. */
  readonly types: string[];
  uuid(value: string | null): string;
  text(value: string | null): string;
  bigint(value: number): string;
  boolean(value: boolean): string;
  date(value: string | null): string;
  instant(value: Date | string | null): string;
  /** A value kept as `jsonb`. */
  json(value: unknown): string;
  bytes(value: Buffer | null): string;
}

/** Collects a statement's values while its text is written: `` `WHERE id = ${p.uuid(id)}` ``. */
export const parameters = (): Parameters => collecting((position, type) => `$${position}::${type}`);

/** The same for a statement that answers many askers at once: here a value is a column of `asked`, the askers' rows. */
export const askedParameters = (): Parameters => collecting((position) => `asked.v${position}`);

function collecting(reference: (position: number, type: string) => string): Parameters {
  const values: unknown[] = [];
  const types: string[] = [];
  const place = (type: string) => (value: unknown) => {
    types.push(type);
    return reference(values.push(value), type);
  };
  const json = place('jsonb');
  const instant = place('timestamptz');
  return {
    values,
    types,
    uuid: place('uuid'),
    text: place('text'),
    bigint: place('bigint'),
    boolean: place('boolean'),
    date: place('date'),
    instant: (value) => instant(value instanceof Date ? value.toISOString() : value),
    json: (value) => json(value === null ? null : JSON.stringify(value)),
    bytes: place('bytea'),
  };
}
