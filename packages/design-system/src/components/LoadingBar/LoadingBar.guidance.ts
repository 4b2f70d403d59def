import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it while a page is on its way that keeps the present one in sight. While a part loads its first time use a Skeleton.',
  dos: ['Leave it to the router: it knows when a page is on its way.'],
  donts: ['Show it with a Skeleton at once.', 'Show it for what takes less than a blink.'],
} as const satisfies Guidance;
