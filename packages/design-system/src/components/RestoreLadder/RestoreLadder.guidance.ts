import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what happens on which day if nothing is paid, with today in it. For what happened use a table.',
  dos: ['Say at each step what keeps it from happening.', 'Mark today.'],
  donts: ['Use it for steps of a task: that is a Stepper.'],
} as const satisfies Guidance;
