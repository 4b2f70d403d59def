import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a setting that is on or off and is kept at once. For a yes or no that takes effect with a form use Checkbox.',
  dos: [
    'Name the setting, the same whether it is on or off.',
    'Move it at once, and move it back with a sentence where that was not kept.',
  ],
  donts: ['Show one that cannot be moved: say that it is always on.', 'Put a button beside it that saves.'],
} as const satisfies Guidance;
