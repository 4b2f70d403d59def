import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for how one thing stands, beside that thing. For a sentence use an Alert.',
  dos: ['Keep to two or three words.', 'Let the words carry the meaning; the tone only repeats it.'],
  donts: ['Make it pressable.', 'Put a figure in it that stands nowhere else.'],
} as const satisfies Guidance;
