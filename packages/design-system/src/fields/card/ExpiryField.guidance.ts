import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the month and year on a card. For a day use a DatePicker.',
  dos: ['Say "MM/YY" in the description.'],
  donts: ['Split it into two lists.'],
} as const satisfies Guidance;
