import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what holds on every page as long as it lasts: offline, a newer version. For one page use an Alert.',
  dos: ['Say what still works.'],
  donts: ['Show two at once.', 'Use it for news that can be dismissed.'],
} as const satisfies Guidance;
