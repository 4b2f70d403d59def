/** In a low window somebody scrolls to the sixth at once; past the twelfth nobody looks while typing. */
const [fewest, most] = [6, 12];
/** From the search field at a window's top to the first line, and a line's height, in pixels at the ordinary size of letters. */
const [aboveLines, lineHeight] = [272, 69];

/** How many lines the window shows under the search field: with a letter they are drawn first. */
export function linesInSight(): number {
  if (typeof window === 'undefined') return most;
  return Math.min(most, Math.max(fewest, Math.ceil((window.innerHeight - aboveLines) / lineHeight)));
}
