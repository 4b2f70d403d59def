import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';
import type { OutcomePlace } from './outcome-places.ts';

/** No customer reads what a program calls its parts. */
const hidden = (rule: string, occursOn: readonly OutcomePlace[], specTitle: string): OutcomeOrigin => ({
  ...by(rule, occursOn, specTitle),
  isSpecTitleHidden: true,
});
const chunk = (rule: string): OutcomeOrigin => hidden(rule, ['everyPage'], 'Loading chunk failed');

/** Where the faults of our side come from. */
export const systemOrigins = {
  'LW-SYS-010': by(
    'Stop the database, then ask the edge for anything.',
    ['signIn', 'edge'],
    'Service Unavailable',
  ),
  'LW-SYS-011': by('Stop the database while the account summary is loading.', ['accountSummary']),
  'LW-SYS-020': hidden('Call an address below /api/ that doesn’t exist.', ['edge'], 'Could not find an API'),
  'LW-SYS-030': {
    specTitle: null,
    occursOn: ['maintenance'],
    producer: { faultSwitch: 'maintenance' },
  },
  'LW-SYS-040': by('Open an address of the portal that isn’t a page.', ['everyPage']),
  'LW-SYS-050': chunk('Override the script of the page at /404 with one that throws, then open /404.'),
  'LW-SYS-051': chunk('Publish a new version while the portal is open, then open a page not opened yet.'),
  'LW-SYS-052': chunk('Hold back a script of a page not opened yet for 120 seconds, then open the page.'),
  'LW-SYS-060': by('Send the graph a request that isn’t JSON.', ['edge']),
} as const satisfies Record<Extract<OutcomeCode, `LW-SYS-${string}`>, OutcomeOrigin>;
