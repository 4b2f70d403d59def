import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for up to twelve figures over time, where the shape matters more than each figure. For two or three figures a DescriptionList says more.',
  dos: ['Put the newest last.', 'Give each bar its value in words.'],
  donts: ['Show what must be compared to the cent: that is a table.', 'Use it for parts of a whole.'],
} as const satisfies Guidance;
