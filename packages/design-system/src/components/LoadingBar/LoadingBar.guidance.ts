import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it while the next page loads and the present one stays in view. While a part of a page loads for the first time use a Skeleton.',
  dos: ['Leave it to the router: it knows when a page is loading.'],
  donts: ['Show it together with a Skeleton.', 'Show it for what takes less than a tenth of a second.'],
} as const satisfies Guidance;
