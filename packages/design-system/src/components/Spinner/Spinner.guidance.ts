import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it inside something that is at work, beside words that say so; Button has it.',
  dos: ['Let the words say what is being done.'],
  donts: ['Fill a page with it: that is a Skeleton.', 'Use it alone.'],
} as const satisfies Guidance;
