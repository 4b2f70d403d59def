import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for up to twelve bills, where their rise and fall matter more than each figure. For two figures a SumList says more.',
  dos: ['Put the newest last.', 'Hatch what is not paid, and name each hatch in the legend.'],
  donts: [
    'Take away the mark of the broken axis.',
    'Show what has to be compared to the cent: that is its table.',
  ],
} as const satisfies Guidance;
