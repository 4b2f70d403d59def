import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for words that sighted readers get from the layout. Where everyone gains from them, show them.',
  dos: ['Hide whole sentences or names, not halves of words.'],
  donts: [
    'Put anything in it that can use the focus.',
    'Use it to tell screen readers more than the page shows.',
  ],
} as const satisfies Guidance;
