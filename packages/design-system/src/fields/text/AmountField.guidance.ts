import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for an amount that the customer decides. For one of several known amounts use RadioCards.',
  dos: ['Say in the description the least and the most.', 'Say the currency in the label.'],
  donts: ['Correct what was typed while it is typed.', 'Use it for whole numbers that are not money.'],
} as const satisfies Guidance;
