import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a bank’s routing number; nine digits, checked as it is sent.',
  dos: ['Show the name of the bank once it is known.'],
  donts: ['Ask for it where the account is signed in to.'],
} as const satisfies Guidance;
