import { OutcomeProblem } from '../problems/problem.ts';
import { isUuid } from './uuid.ts';

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

/** Where a page ends: lists are sorted by a day or instant as text, then by id, newest first. */
export interface Position {
  readonly sortedBy: string;
  readonly id: string;
}

const standardSize = 20;
const largestSize = 100;

/** How many rows a page has. @throws OutcomeProblem LW-SYS-060 for a size that makes no sense */
export function pageSize({ first }: PageRequest): number {
  if (first === null || first === undefined) return standardSize;
  if (first < 1 || first > largestSize) throw new OutcomeProblem('LW-SYS-060');
  return first;
}

/** Reads a cursor that this list gave out; `null` for the first page. @throws OutcomeProblem LW-SYS-060 for any other */
export function positionOf({ after }: PageRequest): Position | null {
  if (after === null || after === undefined) return null;
  const [sortedBy = '', id = '', ...more] = Buffer.from(after, 'base64url').toString('utf8').split('|');
  if (more.length > 0 || !isUuid(id) || !/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(sortedBy)) {
    throw new OutcomeProblem('LW-SYS-060');
  }
  return { sortedBy, id };
}

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
    endCursor: last ? Buffer.from(`${last.sortedBy}|${last.id}`).toString('base64url') : null,
    hasNextPage: rows.length > size,
  };
}
