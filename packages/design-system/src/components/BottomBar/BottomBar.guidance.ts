import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for navigation below 1090 px, with the same pages as the SideMenu.',
  dos: ['Keep to five places, the account menu counted.', 'Mark the current page.'],
  donts: ['Show it inside a flow: there is one way on.', 'Put actions in it.'],
} as const satisfies Guidance;
