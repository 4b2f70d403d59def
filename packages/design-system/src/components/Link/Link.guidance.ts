import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what leads somewhere: `inline` inside a sentence, else on its own. For the next thing to do use a ButtonLink.',
  dos: ['Use words that make sense without the sentence around them.', 'Say when it opens a new tab.'],
  donts: ['Write "here" or "more".', 'Use it for what changes something: that is a Button.'],
} as const satisfies Guidance;
