import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for the end of a task, good or bad. For something that happened on a page the customer can keep using, use an Alert.',
  dos: [
    'Use the specification’s own title, then the money, then ways on.',
    'Give the reference that support asks for.',
    'Send the focus to `titleRef`.',
  ],
  donts: ['Leave the customer without a way on.', 'Blame: say what to do instead.'],
} as const satisfies Guidance;
