import type { OutcomeCode } from '@linework/domain';
import { by, waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of signing in come from. */
export const signInOrigins = {
  'LW-AUT-010': by('Sign in with a wrong password.', ['signIn']),
  'LW-AUT-020': by(
    'Remove the session cookie, then ask the edge for the account.',
    ['everyPage', 'edge'],
    'Session authentication has failed.',
  ),
  'LW-AUT-030': by('Remove the session cookie while on the review, then pay.', ['one-time-payment']),
  'LW-AUT-040': by('Sign in with a wrong password many times in a row.', ['signIn']),
  'LW-AUT-050': {
    specTitle: null,
    occursOn: ['edge'],
    producer: { rule: 'Ask the graph for the billing summary.', customer: 'standardUser' },
  },
  'LW-AUT-060': by('Ask the graph for an account that doesn’t belong to the session.', ['edge']),
  'LW-AUT-070': by('Remove the XSRF-TOKEN cookie, then pay.', ['one-time-payment']),
  'LW-AUT-080': waiting(null, 'personal-security-code'),
} as const satisfies Record<Extract<OutcomeCode, `LW-AUT-${string}`>, OutcomeOrigin>;
