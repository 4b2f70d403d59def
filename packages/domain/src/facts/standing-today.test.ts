import { expect, test } from 'vitest';
import { type AccountStandingName, standings } from './standing.ts';
import { standingToday } from './standing-today.ts';

test.each<[string, AccountStandingName, 30 | 43 | 50 | 76 | null, number, ReturnType<typeof standingToday>]>([
  ['before any notice', 'past-due', null, 12, 'none'],
  ['on the day of the interruption notice', 'past-due-30', 30, 30, 30],
  ['days after it was sent', 'past-due-30', 30, 35, 'none'],
  ['on the day of the suspension notice', 'past-due-43', 43, 43, 43],
  ['days after that was sent', 'past-due-43', 43, 46, 'none'],
  ['service is off', 'past-due-50', 50, 53, 'comesBack'],
  ['turned off before its day', 'softDisconnected', 30, 30, 'comesBack'],
  ['service is limited', 'hotlined', null, 12, 'liftsLimit'],
  ['on the day that equipment is asked for', 'past-due-76', 76, 76, 'equipment'],
  ['days after it was asked for', 'past-due-76', 76, 80, 'comesBackByCall'],
  ['disconnected', 'disconnected', 76, 90, 'comesBackByCall'],
  ['inactive', 'inactive', 76, 76, 'reopensByCall'],
])('%s', (_, name, code, day, expected) => {
  expect(standingToday({ name, restores: standings[name].restores }, { code, day })).toBe(expected);
});
