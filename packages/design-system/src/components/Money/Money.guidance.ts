import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for every amount: it writes dollars and cents in the reader’s language.',
  dos: [
    'Give integer cents.',
    'Choose the size by what the figure is for: 56/60 on home and receipts, 40/44 in flows and cards.',
  ],
  donts: ['Put a figure together from text.', 'Shorten it: cents always stand.'],
} as const satisfies Guidance;
