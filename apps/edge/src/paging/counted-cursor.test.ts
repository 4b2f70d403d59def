import { describe, expect, test } from 'vitest';
import { countedCursorOf, countedFor, linesBefore, readCountedCursor } from './counted-cursor.ts';
import { cursorOf } from './cursor-paging.ts';

const line = { sortedBy: '2026-11-20', id: '3f1c2c9e-8a94-4c52-9d6e-0a1b2c3d4e5f' };
const counted = { place: 50, count: 10_000 };
const list = countedFor(['account', 7, { kind: null }, 'newest']);
const read = (cursor: string | null, heldFor = list) =>
  readCountedCursor(cursor, 'day', { pointer: '/variables/after', heldFor });
const written = (text: string) => Buffer.from(text).toString('base64url');

describe('A cursor with counts', () => {
  test('says where its line stands, in the list that was counted', () => {
    expect(read(countedCursorOf(line, counted, list))).toEqual({ ...line, counted });
    expect(read(null)).toBeNull();
  });

  test.each([
    ['the account changed', ['account', 8, { kind: null }, 'newest']],
    ['the filter changed', ['account', 7, { kind: 'payment' }, 'newest']],
    ['the order changed', ['account', 7, { kind: null }, 'oldest']],
    ['it is another account', ['other', 7, { kind: null }, 'newest']],
  ])('is a place alone, to be counted again, where %s', (_, other) => {
    expect(read(countedCursorOf(line, counted, list), countedFor(other))).toEqual({ ...line, counted: null });
  });

  test('is a place alone where it says nothing of counts, or what cannot be', () => {
    expect(read(cursorOf(line))).toEqual({ ...line, counted: null });
    expect(read(countedCursorOf(line, { place: 51, count: 50 }, list))).toEqual({ ...line, counted: null });
  });

  test.each([
    'nowhere',
    written('2026-11-20'),
    written(`${line.sortedBy}|${line.id}|50`),
    written(`${line.sortedBy}|${line.id}|0|50|${list}`),
    written(`${line.sortedBy}|${line.id}|-1|50|${list}`),
    written(`${line.sortedBy}|${line.id}|1|5000000|${list}`),
    written(`${line.sortedBy}|${line.id}|1|50|${list}|more`),
    written(`2026-02-30|${line.id}|1|50|${list}`),
    `${countedCursorOf(line, counted, list)}=`,
  ])('is refused where it is none of ours: %s', (cursor) => {
    expect(() => read(cursor)).toThrow(expect.objectContaining({ code: 'LW-SYS-060' }));
  });
});

test.each([
  ['after', 50, 50, 50],
  ['after', 100, 20, 100],
  ['before', 51, 50, 0],
  ['before', 101, 50, 50],
  // Lines came while the page was asked for: nothing stands before the first.
  ['before', 11, 50, 0],
] as const)('lines before a part %s place %i that shows %i: %i', (side, place, shown, before) => {
  expect(linesBefore(side, { place, count: 200 }, shown)).toBe(before);
});
