import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for facts in pairs: `rows` for answers that can be changed, `figures` for a sum. For more than two columns use a table.',
  dos: ['Name the same thing by the same words on every screen.', 'Put each row’s change beside it.'],
  donts: ['Use it to lay out a page.', 'Leave an answer empty: say "Not set".'],
} as const satisfies Guidance;
