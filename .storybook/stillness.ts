import MockDate from 'mockdate';

/** The moment at which every story happens: a Saturday afternoon in New York, before that day's cut-off. */
export const storyNow = '2026-11-21T15:04:00-05:00';

/** A small seeded generator (mulberry32), so that what a story draws by chance is the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Stops the clock and seeds chance anew: what one story used up cannot show in the next. */
export function holdStill(): void {
  MockDate.set(storyNow);
  Math.random = seeded(20261121);
}

/** Resolves when the bundled font is there: no story is judged in a fallback font. */
export async function fontsReady(): Promise<void> {
  await document.fonts.load('1rem "Inter Variable"', 'Aá¿$0ł');
  await document.fonts.ready;
}
