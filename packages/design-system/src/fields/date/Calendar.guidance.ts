import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it where the days themselves explain the choice: which are late, which the bank is closed on. For a date that is known anyway a DatePicker is quicker.',
  dos: [
    'Give `unavailable` a sentence for every day that it refuses.',
    'Give `today` of the business, not of the reader’s machine.',
  ],
  donts: ['Leave out days without a reason.', 'Use it for dates years away, such as birthdays.'],
} as const satisfies Guidance;
