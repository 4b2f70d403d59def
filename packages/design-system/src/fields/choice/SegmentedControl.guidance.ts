import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for two or three short answers of which one is always chosen. Where each needs a second line, use RadioCards.',
  dos: ['Keep each answer to two words.'],
  donts: ['Use it to switch pages.', 'Leave it without a chosen answer.'],
} as const satisfies Guidance;
