import { createHash } from 'node:crypto';
import { cursorOf, type Position, readCursor, type Sorting } from './cursor-paging.ts';

/** Where a line stands among all that fit, from 1, and how many these are. */
export interface Counted {
  readonly place: number;
  readonly count: number;
}

/** A line that a page begins after, or before. */
export interface CountedPosition extends Position {
  /** What was counted when the cursor was given out; `null` where that may be true no more. */
  readonly counted: Counted | null;
}

/** What the counts of a list hold for: this account as it stands, by this filter and order. */
export const countedFor = (list: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16);

/** A cursor that carries what was counted, so that the next page need not count again. */
export const countedCursorOf = (at: Position, { place, count }: Counted, heldFor: string): string =>
  encoded([at.sortedBy, at.id, String(place), String(count), heldFor]);

/**
 * Reads a cursor with its counts; one that carries none, or those of another list, is still a place in this one.
 * @throws OutcomeProblem LW-SYS-060 for any other text
 */
export function readCountedCursor(
  cursor: string | null,
  sorting: Sorting,
  { pointer, heldFor }: { readonly pointer: string; readonly heldFor: string },
): CountedPosition | null {
  if (cursor === null) return null;
  const [sortedBy, id, place = '', count = '', mark] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split('|');
  const isCounted = [place, count].every((text) => /^[1-9]\d{0,5}$/.test(text));
  const isOurs = isCounted && encoded([sortedBy, id, place, count, mark]) === cursor;
  // Without counts it has to be a bare cursor to its last letter.
  const bare = isOurs ? cursorOf({ sortedBy: sortedBy ?? '', id: id ?? '' }) : cursor;
  const at = readCursor(bare, sorting, pointer);
  const holds = isOurs && mark === heldFor && Number(place) <= Number(count);
  return at && { ...at, counted: holds ? { place: Number(place), count: Number(count) } : null };
}

const encoded = (parts: readonly (string | undefined)[]): string =>
  Buffer.from(parts.join('|')).toString('base64url');

/** How many lines stand before a part of the list. @param shown how many the part has */
export const linesBefore = (side: 'after' | 'before', { place }: Counted, shown: number): number =>
  side === 'after' ? place : Math.max(0, place - 1 - shown);
