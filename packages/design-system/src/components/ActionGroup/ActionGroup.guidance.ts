import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it wherever two or more buttons end a card, a page or a dialog. For one button none is needed.',
  dos: [
    'Put the primary first: it is read first, and on top on a phone.',
    'Keep to three; what is rarely needed is a Link below.',
  ],
  donts: ['Fill two buttons of one group.', 'Use it for links inside a sentence.'],
} as const satisfies Guidance;
