import type { OutcomeCode } from '@linework/domain';
import { by, waiting } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

/** Where the outcomes of signing in come from. */
export const signInOrigins = {
  'LW-AUT-010': by(['signIn']),
  'LW-AUT-020': by(['everyPage', 'edge'], 'Session authentication has failed.'),
  'LW-AUT-030': by(['one-time-payment']),
  'LW-AUT-040': by(['signIn', 'accountRecovery', 'createAccount', 'signInSecurity']),
  'LW-AUT-041': by(['accountRecovery', 'createAccount']),
  'LW-AUT-042': by(['accountRecovery', 'createAccount']),
  'LW-AUT-043': by(['accountRecovery', 'createAccount', 'signInSecurity']),
  'LW-AUT-044': by(['createAccount']),
  'LW-AUT-045': by(['createAccount']),
  'LW-AUT-046': by(['edge']),
  'LW-AUT-047': by(['signInSecurity']),
  'LW-AUT-048': by(['createAccount']),
  'LW-AUT-049': by(['signIn', 'signInSecurity']),
  'LW-AUT-050': {
    specTitle: null,
    occursOn: ['edge'],
    producer: { byHand: true, customer: 'standardUser' },
  },
  'LW-AUT-051': by(['signIn']),
  'LW-AUT-052': by(['signIn']),
  'LW-AUT-053': by(['signInSecurity']),
  'LW-AUT-054': by(['signInSecurity']),
  'LW-AUT-060': by(['edge']),
  'LW-AUT-070': by(['one-time-payment']),
  'LW-AUT-080': waiting(null, 'personal-security-code'),
} as const satisfies Record<Extract<OutcomeCode, `LW-AUT-${string}`>, OutcomeOrigin>;
