import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it once on a page that is about one outcome or one empty state.',
  dos: ['Choose the family by what happened, not by what looks well.'],
  donts: ['Put meaning in it that no words say.', 'Use two on one screen.'],
} as const satisfies Guidance;
