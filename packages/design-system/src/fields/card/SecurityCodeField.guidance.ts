import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the digits on a card, each time the card must be proved.',
  dos: ['Give `length` by the brand, and say where the digits are.'],
  donts: ['Keep or show it again afterwards.'],
} as const satisfies Guidance;
