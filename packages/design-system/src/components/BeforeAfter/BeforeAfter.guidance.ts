import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it before something is canceled or deleted, for what that comes to. To review answers use a `ReviewList`.',
  dos: ['Put what changes before what stays.', 'Say the figure in both columns.'],
  donts: [
    'List what has nothing to do with the decision.',
    'Call a row changed only because its words differ.',
  ],
} as const satisfies Guidance;
