import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what few need, on the page where they need it. For what everybody needs, show it.',
  dos: ['Say in the title what is inside, as a question or a name.'],
  donts: ['Hide a price, a date or a condition in it.', 'Nest one in another.'],
} as const satisfies Guidance;
