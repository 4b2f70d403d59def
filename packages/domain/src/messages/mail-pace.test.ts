import { expect, test } from 'vitest';
import { atOnceADay, hoursToWait } from './mail-pace.ts';
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
