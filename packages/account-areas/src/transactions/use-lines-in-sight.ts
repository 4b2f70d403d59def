import { useSyncExternalStore } from 'react';

/** More than these nobody waits for with a letter, however high the window is. */
const most = 12;
/** What stands between the search field at a window's top and the first line, and how high a line is, in pixels. */
const [aboveLines, lineHeight] = [272, 69];

const count = (): number =>
  Math.max(1, Math.min(most, Math.ceil((window.innerHeight - aboveLines) / lineHeight)));

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** How many lines can be seen under the search field: with a letter they are drawn first. */
export const useLinesInSight = (): number => useSyncExternalStore(subscribe, count, () => most);
