import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what follows in order, with today in it. For a list of what happened use a table.',
  dos: ['Say at each step what changes it.', 'Mark today.'],
  donts: ['Use it for steps of a task: that is a Stepper.'],
} as const satisfies Guidance;
