/** The names of the parameters in a pattern: `'billId'` in `/bills/:billId`. Any name, where the pattern is not known. */
type NamesIn<Pattern extends string> = string extends Pattern
  ? string
  : Pattern extends `${infer Segment}/${infer Rest}`
    ? NamesIn<Segment> | NamesIn<Rest>
    : Pattern extends `:${infer Name}`
      ? Name
      : never;

/** What an address of this pattern says, by the names in the pattern. */
export type ParametersOf<Pattern extends string> = { readonly [Name in NamesIn<Pattern>]: string };

/** What an address says, by name, where its pattern is one of many. */
export type PathParameters = ParametersOf<string>;

const nameIn = (segment: string): string | null => (segment.startsWith(':') ? segment.slice(1) : null);

/** What a segment of an address says; `null` for nothing, and for what no text was ever written as. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return null;
  }
}

const hasAll = <Pattern extends string>(
  found: PathParameters,
  pattern: Pattern,
): found is PathParameters & ParametersOf<Pattern> =>
  pattern.split('/').every((segment) => {
    const name = nameIn(segment);
    return name === null || Object.hasOwn(found, name);
  });

/**
 * Reads a path by a pattern such as `/bills/:billId`.
 * @returns its parameters, decoded; `null` where the path is another one, or a parameter is empty or not well encoded
 */
export function readPath<Pattern extends string>(
  pattern: Pattern,
  path: string,
): ParametersOf<Pattern> | null {
  const segments = path.split('/');
  const wanted = pattern.split('/');
  if (segments.length !== wanted.length) return null;
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = nameIn(wanted[index] ?? '');
    const value = name === null ? null : decoded(segment);
    if (name !== null && value !== null) found[name] = value;
    else if (segment !== wanted[index]) return null;
  }
  return hasAll(found, pattern) ? found : null;
}

/** The path of a pattern with these parameters, encoded. */
export const writePath = <Pattern extends string>(
  pattern: Pattern,
  parameters: ParametersOf<Pattern>,
): string => {
  const values = new Map<string, string>(Object.entries(parameters));
  return pattern
    .split('/')
    .map((segment) => {
      const name = nameIn(segment);
      return name === null ? segment : encodeURIComponent(values.get(name) ?? '');
    })
    .join('/');
};

/**
 * A path without the slashes that may end it; the root is empty then. Looked at from the end: a pattern would try each
 * slash of a long row anew, and a caller may send thousands.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}

/** The row whose pattern a path has, a pattern without parameters before any other, and what the path says by it. */
export function findPath<Row extends { readonly path: string }>(
  rows: readonly Row[],
  path: string,
): { readonly row: Row; readonly parameters: PathParameters } | null {
  const exact = rows.find((row) => row.path === path);
  if (exact) return { row: exact, parameters: {} };
  for (const row of rows) {
    const parameters = readPath<string>(row.path, path);
    if (parameters) return { row, parameters };
  }
  return null;
}
