import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the answers of a flow, right before they are sent. For a sum use a SumList.',
  dos: ['Give each row the way to change it.'],
  donts: ['Put anything in it that was not answered before.'],
} as const satisfies Guidance;
