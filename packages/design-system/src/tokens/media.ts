/** Page-level breakpoints, for `@media`. What sits inside a column asks its container instead. */
export const media = {
  /** From here the side menu stands beside the page (spec 2.4: 1090 px). */
  wide: '@media (min-width: 1090px)',
  /** From here two columns fit. */
  medium: '@media (min-width: 768px)',
  narrow: '@media (max-width: 767.98px)',
} as const;
