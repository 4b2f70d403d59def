import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it under an outcome that took nothing, for other ways to what the customer wanted. For buttons of one decision use an ActionGroup.',
  dos: ['Put the way to take first.', 'Say what each way keeps of what was entered.'],
  donts: ['List more than three.', 'Offer a way that this account does not have.'],
} as const satisfies Guidance;
