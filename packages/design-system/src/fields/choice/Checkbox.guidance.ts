import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a yes or no that takes effect when the form is sent, and for accepting terms. For one choice among several use RadioCards.',
  dos: ['Word it so that ticking means yes.', 'Begin it empty where it is an agreement.'],
  donts: ['Let it act at once: it is not a switch.', 'Put two agreements into one box.'],
} as const satisfies Guidance;
