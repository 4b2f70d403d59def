import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it wherever an email address is shown, so that it breaks in the same place everywhere.',
  dos: ['Show the whole address.'],
  donts: ['Shorten it with dots.'],
} as const satisfies Guidance;
