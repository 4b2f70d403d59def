import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it once on a page that is about one outcome or one empty state, 160 px high alone, 64 to 88 px beside a title.',
  dos: ['Choose the one that is true to what happened.'],
  donts: ['Put meaning in it that no words say.', 'Use two on one screen.'],
} as const satisfies Guidance;
