import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it where a screen is about one figure: what is due, what is paid, what was taken. For a heading without a figure use a plain one.',
  dos: ['Write it as one sentence: lead, figure, rest.', 'Give `headingRef` where focus goes to it.'],
  donts: ['Use more than one `hero` on a page.', 'Repeat the figure in the lead or the rest.'],
} as const satisfies Guidance;
