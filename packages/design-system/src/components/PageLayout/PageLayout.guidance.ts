import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for every page of the portal that is not a flow.',
  dos: ['Give one first heading.', 'Let it place navigation and header by itself.'],
  donts: ['Nest it.', 'Put a second `main` inside.'],
} as const satisfies Guidance;
