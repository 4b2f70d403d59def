import { useSyncExternalStore } from 'react';

/** However high the window is, nobody waits with a letter for more; and in a low one they scroll to a few at once. */
const [fewest, most] = [6, 12];
/** What stands between the search field at a window's top and the first line, and how high a line is, in pixels. */
const [aboveLines, lineHeight] = [272, 69];

const count = (): number =>
  Math.min(most, Math.max(fewest, Math.ceil((window.innerHeight - aboveLines) / lineHeight)));

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** How many lines can be seen under the search field: with a letter they are drawn first. */
export const useLinesInSight = (): number => useSyncExternalStore(subscribe, count, () => most);
