import { isBusinessDate, isInstant, isUuid } from '@linework/domain';
import { malformed } from '../problems/problem.ts';

/** Which part of a list is asked for. */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** What a list may be sorted by before the id: a day, an instant as the edge writes it, or a sum in integer cents. */
const sortings = {
  day: isBusinessDate,
  instant: isInstant,
  cents: (text: string): boolean => /^\d{1,15}$/.test(text),
};

export type Sorting = keyof typeof sortings;

/** Where a page ends. */
export interface Position {
  readonly sortedBy: string;
  readonly id: string;
}

const standardSize = 20;
const largestSize = 100;

/** How many rows a page has. @throws OutcomeProblem LW-SYS-060 for a size that makes no sense */
export function pageSize(
  { first }: PageRequest,
  { standard = standardSize, largest = largestSize }: { standard?: number; largest?: number } = {},
): number {
  if (first === null || first === undefined) return standard;
  if (first < 1 || first > largest) throw malformed('/variables/first', 'outOfBounds');
  return first;
}

/**
 * Reads a cursor as lists of this sorting give them out; `null` for the first page.
 * @throws OutcomeProblem LW-SYS-060 for any other text: what is no day, instant or id never reaches the database
 */
export const positionOf = ({ after }: PageRequest, sorting: Sorting): Position | null =>
  readCursor(after ?? null, sorting, '/variables/after');

/** @param pointer the member that it stands in */
export function readCursor(cursor: string | null, sorting: Sorting, pointer: string): Position | null {
  if (cursor === null) return null;
  const [sortedBy = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const isOurs = sortings[sorting](sortedBy) && isUuid(id) && cursorOf({ sortedBy, id }) === cursor;
  if (!isOurs) throw malformed(pointer, 'notACursor');
  return { sortedBy, id };
}

export const cursorOf = ({ sortedBy, id }: Position): string =>
  Buffer.from(`${sortedBy}|${id}`).toString('base64url');

/** Makes a page of one row more than it shows: that one tells that there is a next page. */
export function pageOf<Row extends Position, Node>(
  rows: readonly Row[],
  size: number,
  read: (row: Row) => Node,
): Page<Node> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    nodes: shown.map(read),
    endCursor: last ? cursorOf(last) : null,
    hasNextPage: rows.length > size,
  };
}
