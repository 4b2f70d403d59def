import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it at the head of a page, and in a flow without `href`.',
  dos: ['Take the name from configuration.'],
  donts: [
    'Write the name of a provider into the code.',
    'Make it a link inside a flow: the way out has words there.',
  ],
} as const satisfies Guidance;
