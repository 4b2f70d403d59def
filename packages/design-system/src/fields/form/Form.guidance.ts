import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it around fields that are sent together, with Enter or its button.',
  dos: ['Validate when it is sent, and lead to the ErrorSummary.', 'Keep what was typed when sending fails.'],
  donts: ['Put two forms on one screen of a flow.', 'Clear a field because it was wrong.'],
} as const satisfies Guidance;
