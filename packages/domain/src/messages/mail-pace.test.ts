import { expect, test } from 'vitest';
import { atOnceADay, hoursToWait, minutesAhead } from './mail-pace.ts';
import type { MessageKind } from './message-kinds.ts';

test.each<[MessageKind, number, number]>([
  ['methodAdded', 0, 0],
  ['methodAdded', atOnceADay - 1, 0],
  ['methodAdded', atOnceADay, 1],
  ['autoPayOff', atOnceADay + 9, 10],
  ['debitComing', atOnceADay + 9, 0],
  ['paymentReturned', 300, 0],
])('%s after %i others of a day waits %i hours', (kind, before, hours) => {
  expect(hoursToWait(kind, before)).toBe(hours);
});

test('a code leaves before all else, then whatever was not done at a page, and a flood by turns behind', () => {
  const line: readonly [MessageKind, number][] = [
    ['passwordCode', 0],
    ['passwordChanged', 40],
    ['autoPayOn', 1],
    ['autoPayOff', 2],
    ['autoPayOn', atOnceADay],
  ];
  const ahead = line.map(([kind, before]) => minutesAhead(kind, before));
  expect(ahead).toEqual([...new Set(ahead)].toSorted((a, b) => b - a));
  expect(minutesAhead('emailCode', 0)).toBe(minutesAhead('passwordCode', 300));
  expect(minutesAhead('methodAdded', 300)).toBe(0);
});
