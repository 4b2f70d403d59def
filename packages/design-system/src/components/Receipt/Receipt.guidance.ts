import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it where money moved, for the paid transaction and nothing else. For any other end use an OutcomePage.',
  dos: ['Give the confirmation number, which can be copied.', 'Keep the actions off the paper.'],
  donts: ['Use its torn edge for a failure, a wait or a preview.'],
} as const satisfies Guidance;
