import { onCallProblem } from '../api/call-problems.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { leisure } from '../browser/leisure.ts';
import type { Followed } from './followed.ts';
import { sight } from './sightings.ts';

/**
 * Notes what fails from the beginning, and fetches what tells of use once the page shows something and the browser has
 * time. Should that not come, nothing is told, and no page is the worse for it.
 */
export function startAnalytics(followed: Followed): void {
  onCallProblem((_problem, call) => sight({ kind: 'failed', call }));
  firstPaint()
    .then(leisure)
    .then(() => import('./follow/follow.ts'))
    .then(({ follow }) => follow(followed))
    .catch(() => undefined);
}
