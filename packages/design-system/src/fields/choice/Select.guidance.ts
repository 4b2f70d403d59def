import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for one choice among seven or more, or where room is scarce. For fewer use RadioCards.',
  dos: ['Name the placeholder after what is chosen: "Choose a state".'],
  donts: ['Use it for two or three choices.', 'Let choosing send the form.'],
} as const satisfies Guidance;
