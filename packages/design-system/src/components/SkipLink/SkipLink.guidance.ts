import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it once, as the first thing of a layout; both layouts have it.',
  dos: ['Lead to the element that holds the page.'],
  donts: ['Hide what it leads to from focus.'],
} as const satisfies Guidance;
