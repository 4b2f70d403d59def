import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for one choice among two to six where each needs a second line: an amount, a method. For more use a Select.',
  dos: ['Put the usual choice first.', 'Say on an unavailable card why it is.'],
  donts: ['Choose for the customer where money is at stake and either is likely.', 'Put fields into a card.'],
} as const satisfies Guidance;
