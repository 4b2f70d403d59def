import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it while something loads its first time, in the shape of what comes. While a whole page loads, use the LoadingBar.',
  dos: [
    'Keep the exact room of what comes: nothing may jump.',
    'Put it in a LoadingRegion, which says that something loads.',
  ],
  donts: [
    'Show words or figures that might be taken for real.',
    'Use it for what is already there and only refreshed.',
  ],
} as const satisfies Guidance;
