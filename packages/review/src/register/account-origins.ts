import type { OutcomeCode } from '@linework/domain';
import type { OutcomeOrigin } from './outcome-origin.ts';
import type { OutcomePlace } from './outcome-places.ts';
import { waiting } from './waiting.ts';

const by = (
  rule: string,
  occursOn: readonly OutcomePlace[],
  specTitle: string | null = null,
): OutcomeOrigin => ({ specTitle, occursOn, producer: { rule } });

/** Where the outcomes of seeing billing, of how bills come, and of signing in come from. */
export const accountOrigins = {
  'LW-BIL-010': by(
    'Stop the database, then open a one-time payment.',
    ['payBill', 'accountSummary', 'one-time-payment'],
    'Unable to Load Billing Info',
  ),
  'LW-BIL-020': {
    specTitle: null,
    occursOn: ['payBill'],
    producer: { rule: 'Open billing.', customer: 'enterpriseBilled' },
  },
  'LW-BIL-030': by(
    'Stop the database while billing home is loading.',
    ['payBill'],
    'Unable to Load Transactions',
  ),
  'LW-STM-020': by(
    'Stop the database while billing home is loading.',
    ['payBill'],
    'Bill Details Unavailable',
  ),
  'LW-BIL-040': waiting('Bill Pay Unavailable', 'bill-pay-switch'),
  'LW-PPL-001': by('Turn on paperless billing.', ['paperless']),
  'LW-PPL-002': by('Change the email address of paperless billing.', ['paperless']),
  'LW-PPL-003': by('Turn off paperless billing.', ['paperless']),
  'LW-PPL-010': by(
    'Stop the database while on the review, then turn on paperless billing.',
    ['paperless'],
    'Unable to Enroll in Paperless Billing',
  ),
  'LW-PPL-011': by('Stop the database before turning off paperless billing.', ['paperless']),
  'LW-PPL-012': by(
    'Open paperless billing as the owner, change the address as an admin, then turn it off as the owner.',
    ['paperless'],
  ),
  'LW-PPL-013': by('Send the graph an address without an @.', ['edge']),
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
} as const satisfies Record<
  Extract<OutcomeCode, `LW-${'BIL' | 'PPL' | 'AUT'}-${string}` | 'LW-STM-020'>,
  OutcomeOrigin
>;
