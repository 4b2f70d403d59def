import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a date that is known: the first and last day of a range. Where a day has to be found use a DatePicker.',
  dos: ['Say the form in the hint: MM/DD/YY.'],
  donts: ['Ask for a day of which only some are offered.'],
} as const satisfies Guidance;
