import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it above a form of two or more fields that was sent with errors. Every field keeps its own error as well.',
  dos: [
    'Use the same words here and at the field.',
    'Count up `attempt` at each sending, so that focus comes back.',
  ],
  donts: ['Show it before anything was sent.', 'Put errors of the service in it: those are an Alert.'],
} as const satisfies Guidance;
