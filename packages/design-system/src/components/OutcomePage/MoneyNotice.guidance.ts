import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it on the page of an outcome: whether money moved, before anything else. For other news use an Alert.',
  dos: ['Let the outcome register say which sentence.'],
  donts: ['Use it where no money could have moved.'],
} as const satisfies Guidance;
