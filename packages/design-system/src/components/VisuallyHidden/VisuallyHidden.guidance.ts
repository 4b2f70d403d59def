import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for words that the eye gets otherwise. Where everybody gains from them, show them.',
  dos: ['Hide whole sentences or names, not halves of words.'],
  donts: ['Put anything in it that can use the focus.', 'Use it to say more to some than to others.'],
} as const satisfies Guidance;
