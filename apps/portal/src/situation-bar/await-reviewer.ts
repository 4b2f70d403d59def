import { readCopy } from '@linework/copy';
import type { situationParameter } from '@linework/review';
import { connected } from '../browser/connection.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import type { Reviewed } from './open-situation-bar.tsx';

/** Written out, and held by its type: of what is for reviewers nothing may come with the first page. */
const parameter = 'situation' satisfies typeof situationParameter;

/** Of the bar while it is closed: the page is that much shorter. */
const height = '2.5rem';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Keeps room for the situation bar above the page, and fetches it when somebody is there to use it: an address that
 * carries a situation, or the first sign of life. Until then nobody downloads any of it. Called only where demo
 * customers exist, which is never in production.
 */
export function awaitReviewer(reviewed: Omit<Reviewed, 'address'>): void {
  // As it was opened: redirects on the way to a page leave the situation behind.
  const { pathname, search } = window.location;
  const place = document.createElement('div');
  place.className = 'situation-place';
  place.role = 'complementary';
  // Not before the portal shows something: what is painted first is the page's, and starts what waits for it.
  Promise.all([readCopy(reviewed.copy, shellCopy), firstPaint()]).then(
    ([{ t }]) => {
      if (!place.className) return;
      // What the room is for, until the bar itself says it.
      const name = t('forReviewers');
      place.textContent = name;
      place.ariaLabel = name;
    },
    // Without its name it is still the room that the bar will take.
    () => undefined,
  );
  document.documentElement.style.setProperty('--lw-layout-above', height);
  document.body.prepend(place);
  const alive = new AbortController();
  const open = () => {
    alive.abort();
    connected()
      .then(() => import('./open-situation-bar.tsx'))
      .then(({ openSituationBar }) =>
        openSituationBar(place, { ...reviewed, address: `${pathname}${search}` }),
      )
      // Its room stays: the sign of life may be a press, and a page that moves up takes the button from under it.
      .catch(() => undefined);
  };
  if (search.includes(parameter)) {
    open();
    return;
  }
  for (const sign of signsOfLife) {
    window.addEventListener(sign, open, { signal: alive.signal, passive: true });
  }
}
