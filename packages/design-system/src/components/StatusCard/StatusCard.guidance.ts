import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for one setting and how it stands, with its one verb: Auto Pay, paperless. For news use an Alert.',
  dos: ['Say the state in words: "Auto Pay is off".', 'Give one action.'],
  donts: ['Put two settings in one card.', 'Colour it without saying why.'],
} as const satisfies Guidance;
