/** How far down each entry of the history was scrolled, by its key, in CSS pixels. */
const places = new Map<string, number>();

/** The key of the entry that the browser is at; the first has none of its own. */
export function entryKey(): string {
  const key: unknown = Reflect.get(Object(window.history.state), 'key');
  return typeof key === 'string' ? key : 'default';
}

/** Notes how far a page is scrolled, as long as the browser is at its entry: on Back it moves the page that is left, too. */
export function keepScrollPlace(key: string): void {
  if (entryKey() === key) places.set(key, window.scrollY);
}

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes on by itself until it is done, or the customer does something.
 * @param begin begins it; it is given what ends it
 * @returns what ends it
 */
export function goOn(begin: (end: () => void) => { disconnect(): void }): () => void {
  const going = new AbortController();
  const { signal } = going;
  const end = () => going.abort();
  const observer = begin(end);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const sign of signsOfLife)
    window.addEventListener(sign, end, { capture: true, passive: true, signal });
  return end;
}

/**
 * Scrolls to where an entry was left. What stands there may still be on its way: then it goes on as the page grows, until it
 * is there or the customer does something.
 * @returns what ends that; `null` where nobody has been at that entry
 */
export function goToScrollPlace(key: string): (() => void) | null {
  const place = places.get(key);
  if (place === undefined) return null;
  window.scrollTo(0, place);
  return goOn((end) => {
    const growth = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (window.scrollY >= place - 1) end();
    });
    growth.observe(document.body);
    return growth;
  });
}
