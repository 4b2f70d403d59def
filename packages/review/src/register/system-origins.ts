import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';
import type { OutcomePlace } from './outcome-places.ts';

/** No customer reads what a program calls its parts. */
const hidden = (occursOn: readonly OutcomePlace[], specTitle: string): OutcomeOrigin => ({
  ...by(occursOn, specTitle),
  isSpecTitleHidden: true,
});
const chunk = hidden(['everyPage'], 'Loading chunk failed');

/** Where the faults of our side come from. */
export const systemOrigins = {
  'LW-SYS-010': by(['signIn', 'edge'], 'Service Unavailable'),
  'LW-SYS-011': by(['accountSummary']),
  'LW-SYS-020': hidden(['edge'], 'Could not find an API'),
  'LW-SYS-030': {
    specTitle: null,
    occursOn: ['maintenance'],
    producer: { faultSwitch: 'maintenance' },
  },
  'LW-SYS-040': by(['everyPage']),
  'LW-SYS-050': chunk,
  'LW-SYS-051': chunk,
  'LW-SYS-052': chunk,
  'LW-SYS-060': by(['edge']),
} as const satisfies Record<Extract<OutcomeCode, `LW-SYS-${string}`>, OutcomeOrigin>;
