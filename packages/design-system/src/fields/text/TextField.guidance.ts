import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for one line of text. Amounts, dates, numbers of cards and accounts have fields of their own, with the right keyboard.',
  dos: ['Give every field a label that is always seen.', 'Give `autoComplete`, so that it fills itself.'],
  donts: ['Use a prefix for what must be read: say it in the label too.', 'Ask for what is known already.'],
} as const satisfies Guidance;
