import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for why one amount became another, step by step. For the parts of one amount use a SumList.',
  dos: ['Begin and end with a total.', 'Give each step its reason in two or three words.'],
  donts: ['Leave out a step because it is small.', 'Leave out where the bars begin.'],
} as const satisfies Guidance;
