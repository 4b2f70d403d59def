import type { AccountStandingName } from '@linework/domain';
import type { ScenarioName } from '@linework/fixtures';

/** The sample customer who is in each standing; a standing without one does not compile. */
export const standingScenarios = {
  disconnected: 'disconnected',
  inactive: 'inactive',
  softDisconnected: 'softDisconnected',
  hotlined: 'hotlined',
  temporarilyDisconnected: 'temporarilyDisconnected',
  'past-due-76': 'pastDue76',
  'past-due-50': 'pastDue50',
  'past-due-43': 'pastDue43',
  'past-due-30': 'pastDue30',
  'past-due': 'pastDue12',
  creditBalance: 'creditBalance',
  nothingDue: 'nothingDue',
  newCustomer: 'newCustomer',
  current: 'current',
} as const satisfies Record<AccountStandingName, ScenarioName>;
