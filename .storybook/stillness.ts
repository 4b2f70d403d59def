import { parseAbsolute, setLocalTimeZone } from '@internationalized/date';
import MockDate from 'mockdate';
import { setInteractionModality } from 'react-aria/private/interactions/useFocusVisible';

/** The moment at which every story happens: a Saturday afternoon in New York, before that day's cut-off. */
export const storyNow = '2026-11-21T15:04:00-05:00';

/**
 * The time zone of calendars and date pickers in every story. Test browsers run in it as a whole (`vitest.config.ts`);
 * in a reviewer's own browser only `Date`'s own getters still follow the machine, and no screen reads those: screens
 * are given business dates, and moments with the account's zone.
 */
export const storyTimeZone = 'America/New_York';

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

/** The stories' moment as the toolbar's clock moves it: `7d`, `0d-late`. What is no such clock moves nothing. */
export function storyMoment(clock?: string): Date {
  const [, days, late] = /^(\d{1,3})d(-late)?$/.exec(clock ?? '') ?? [];
  const moved = parseAbsolute(storyNow, storyTimeZone).add({ days: Number(days ?? 0) });
  return (late ? moved.set({ hour: 20, minute: 30 }) : moved).toDate();
}

/**
 * Stops the clock and seeds chance anew: what one story used up cannot show in the next.
 * @param clock where the toolbar's situation moves it
 */
export function holdStill(clock?: string): void {
  MockDate.set(storyMoment(clock));
  setLocalTimeZone(storyTimeZone);
  Math.random = seeded(20261121);
  // Whether focus is ringed depends on what was last used, mouse or keys: an earlier story's last press must not decide.
  setInteractionModality('keyboard');
}

/**
 * Resolves when the bundled font is there, and the page is written in it as the portal's is once it has come: no story is
 * judged in a fallback font.
 */
export async function fontsReady(): Promise<void> {
  await document.fonts.load('1rem "Inter Variable"', 'Aá¿$0ł');
  await document.fonts.ready;
  document.documentElement.dataset.typeface = 'loaded';
}
