import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for settings and how each stands, one row a setting: Auto Pay, paperless. For news use an Alert.',
  dos: ['Say the state in words: "Auto Pay is off".', 'Give a row its verb where it leads somewhere.'],
  donts: ['Give a row a chevron without a verb.', 'Put two settings in one row.'],
} as const satisfies Guidance;
