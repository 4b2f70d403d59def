import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the number of a card, once. A saved card shows its last four digits as text.',
  dos: ['Let it recognize the brand; nobody needs to choose it.'],
  donts: ['Ask for the number of a saved card again.', 'Split it into four fields.'],
} as const satisfies Guidance;
