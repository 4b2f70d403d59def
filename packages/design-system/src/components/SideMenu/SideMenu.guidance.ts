import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for navigation from 1090 px up; PageLayout shows it. Below, the BottomBar has the same pages.',
  dos: ['Keep to the names that the pages have as headings.'],
  donts: ['Nest entries.', 'Show it inside a flow.'],
} as const satisfies Guidance;
