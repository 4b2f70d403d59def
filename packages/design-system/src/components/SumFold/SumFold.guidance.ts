import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a sum of sums, such as a bill: each part with what it comes to, its lines a press away. For one short sum use a SumList.',
  dos: [
    'Offer to unfold all of them at once where there are several.',
    'Explain a line where its name does not.',
  ],
  donts: ['Fold what has to be read before paying.', 'Fold a part whose one line says what its title says.'],
} as const satisfies Guidance;
