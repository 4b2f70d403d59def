/**
 * Page-level breakpoints, for `@media`. What sits inside a column asks its container instead. They count in the reader's
 * own letters, 16 px unless they chose another size: with letters twice as large a laptop has a phone's room, and gets a
 * phone's layout.
 */
export const media = {
  /** From here the side menu stands beside the page (spec 2.4: 1090 px). */
  wide: '@media (min-width: 68.125em)',
  /** From here two columns fit (768 px). */
  medium: '@media (min-width: 48em)',
  narrow: '@media (max-width: 47.99em)',
  /** A phone held upright (below 480 px). */
  phone: '@media (max-width: 29.99em)',
  /** A phone whose reader has letters twice as large: one word may be as wide as a card (below 256 px in those letters). */
  magnified: '@media (max-width: 16em)',
  /** Too low for anything to stay at the foot of the window: a phone on its side, a page magnified four times (480 px). */
  short: '@media (max-height: 30em)',
} as const;

/** Whether the window has such a room now: for what is drawn first, never for how it looks, which follows the window. */
export const hasRoom = (query: (typeof media)[keyof typeof media]): boolean =>
  matchMedia(query.replace('@media ', '')).matches;
