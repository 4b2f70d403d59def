import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the name as it is printed on the card.',
  dos: ['Take the name as it is typed, accents and all.'],
  donts: ['Fill it from the account: the card may be somebody else’s.'],
} as const satisfies Guidance;
