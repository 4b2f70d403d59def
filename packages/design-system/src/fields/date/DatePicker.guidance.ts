import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a date that most people type, near today. Where the days themselves must be explained use a Calendar.',
  dos: [
    'Give `min`, `max` and `unavailable`, and say in the error which day would do.',
    'Say the format in the description.',
  ],
  donts: [
    'Refuse a date by clearing the field.',
    'Use it for a month and a year: an expiration date has its own field.',
  ],
} as const satisfies Guidance;
