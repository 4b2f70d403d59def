import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what one sum is paid by, in two or three parts, above the rows that name them. For change over time use a BillsChart.',
  dos: ['Give each part its row with the same key.', 'Let the parts add up to the whole.'],
  donts: ['Use it without its rows.', 'Use it for progress.'],
} as const satisfies Guidance;
