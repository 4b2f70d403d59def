import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it beside words that say the same, or with a `label` where no words stand. For a whole situation use a Drawing.',
  dos: ['Take the shape from the set, so that one thing has one shape.'],
  donts: [
    'Use an icon alone for an action that few know.',
    'Give it another color than the words around it.',
  ],
} as const satisfies Guidance;
