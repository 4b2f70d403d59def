import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it where a password is typed; it can be looked at.',
  dos: ['Let password managers and pasting in.'],
  donts: ['Ask for it twice instead of letting it be seen.', 'Use it for the security code of a card.'],
} as const satisfies Guidance;
