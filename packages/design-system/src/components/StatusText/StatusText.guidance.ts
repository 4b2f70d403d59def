import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for how one line of a list stands, under its amount: posted, pending, not charged. For a whole page or card use a Badge.',
  dos: ['Keep to one or two words.', 'Use the same word for the same state everywhere.'],
  donts: ['Use the color without the word.', 'Make it pressable.'],
} as const satisfies Guidance;
