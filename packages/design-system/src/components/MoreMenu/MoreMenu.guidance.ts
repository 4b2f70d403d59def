import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it at the end of a line of many, for what is done to it now and then. What is done often stands beside it as a link.',
  dos: ['Name the line in its label: "More for Visa ···· 4242".', 'Put what cannot be taken back last.'],
  donts: ['Put the only way to something into it.', 'Use it for one thing alone: that is a link.'],
} as const satisfies Guidance;
