import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for how a figure comes about: its parts, then what they come to. For answers use a ReviewList.',
  dos: ['End with the total, under its line.'],
  donts: ['Leave out a part because it is small.', 'Show a sum that does not add up to the cent.'],
} as const satisfies Guidance;
