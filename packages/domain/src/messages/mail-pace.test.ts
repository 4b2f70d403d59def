import { expect, test } from 'vitest';
import { atOnceADay, leavesAt } from './mail-pace.ts';
import type { MessageKind } from './message-kinds.ts';

const now = new Date('2026-11-21T15:04:00-05:00');
/** How many minutes before now, or after it. */
const minutesAt = (kind: MessageKind, before: number): number =>
  (leavesAt(kind, before, now).getTime() - now.getTime()) / 60_000;

test.each<[MessageKind, number, number]>([
  ['methodAdded', 0, 0],
  ['methodAdded', atOnceADay - 1, 0],
  ['methodAdded', atOnceADay, 1],
  ['autoPayOff', atOnceADay + 9, 10],
  ['debitComing', atOnceADay + 9, 0],
  ['paymentReturned', 300, 0],
])('%s after %i others of a day waits %i hours', (kind, before, hours) => {
  expect(Math.max(0, minutesAt(kind, before))).toBe(hours * 60);
});

test('a code leaves before all else, then whatever was not done at a page, and a flood by turns behind', () => {
  const line: readonly [MessageKind, number][] = [
    ['passwordCode', 0],
    ['passwordChanged', 40],
    ['autoPayOn', 1],
    ['autoPayOff', 2],
    ['autoPayOn', atOnceADay],
  ];
  const turns = line.map(([kind, before]) => minutesAt(kind, before));
  expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
  expect(minutesAt('emailCode', 0)).toBe(minutesAt('passwordCode', 300));
});
