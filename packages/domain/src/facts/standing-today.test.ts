import { expect, test } from 'vitest';
import { type AccountStandingName, standings } from './standing.ts';
import { standingToday } from './standing-today.ts';

test.each<
  [string, AccountStandingName, 30 | 43 | 50 | 76 | null, number, boolean, ReturnType<typeof standingToday>]
>([
  ['before any notice', 'past-due', null, 12, false, 'none'],
  ['on the day of the interruption notice', 'past-due-30', 30, 30, true, 30],
  ['days after it was sent', 'past-due-30', 30, 35, false, 'none'],
  ['on the day of the suspension notice', 'past-due-43', 43, 43, true, 43],
  ['days after that was sent', 'past-due-43', 43, 46, false, 'none'],
  ['service is off', 'past-due-50', 50, 53, false, 'comesBack'],
  ['turned off before its day', 'softDisconnected', 30, 30, true, 'comesBack'],
  ['service is limited', 'hotlined', null, 12, false, 'liftsLimit'],
  ['on the day that equipment is asked for', 'past-due-76', 76, 76, true, 'equipment'],
  ['days after it was asked for', 'past-due-76', 76, 80, false, 'comesBackByCall'],
  ['disconnected', 'disconnected', 76, 90, false, 'comesBackByCall'],
  ['disconnected, and what is open is younger than that', 'disconnected', 50, 73, false, 'equipment'],
  ['disconnected 76 days after a part was paid of', 'past-due-76', 76, 46, true, 'equipment'],
  ['inactive', 'inactive', 76, 76, true, 'reopensByCall'],
])('%s', (_, name, code, day, isStep, expected) => {
  expect(standingToday({ name, restores: standings[name].restores }, { code, day, isStep })).toBe(expected);
});
