import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a bank account’s number, always twice: the second time to confirm.',
  dos: ['Say where on a check it stands.'],
  donts: ['Show a saved number whole.'],
} as const satisfies Guidance;
