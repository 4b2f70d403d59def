import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what belongs together and stands for itself on a page. For one pair of facts after another use a DescriptionList inside it.',
  dos: [
    'Give it a title: it becomes a region that can be jumped to.',
    'Put at most one link beside the title.',
  ],
  donts: [
    'Put a card inside a card: a hairline parts what is in it.',
    'Use `hero` more than once on a page.',
  ],
} as const satisfies Guidance;
