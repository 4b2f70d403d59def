import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a ZIP code of the United States.',
  dos: ['Say whose address it is: the card’s billing address.'],
  donts: ['Ask for it where nothing depends on it.'],
} as const satisfies Guidance;
