import { areaToggles } from './area-toggles.ts';
import type { ToggleRow } from './toggle-row.ts';

/**
 * Everything that can be turned on or off without another version. A row is all that a new one takes: the edge reads it
 * from its environment, refuses it in production and tells the portal by what stands here.
 */
export const toggles = {
  softDisconnectDate: {
    variable: 'SOFT_DISCONNECT_DATE',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'always',
    refusedInProduction: null,
    owner: 'billing',
    meaning: 'Past due accounts are told on which day service is turned off.',
    kind: 'release',
    readAt: 'both',
    switches: [],
    reviewBy: '2027-05-31',
  },
  bankConnect: {
    variable: 'BANK_CONNECT',
    takes: 'accounts',
    onByDefault: 'nowhere',
    shown: 'always',
    refusedInProduction:
      'the bank sign-in that ships is a sandbox, which knows no real bank and does not start in production.',
    owner: 'payments',
    meaning: 'Somebody, if not everybody, may pay by signing in to their bank.',
    kind: 'release',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-05-31',
  },
  maintenance: {
    variable: 'MAINTENANCE',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: null,
    owner: 'operations',
    meaning: 'The portal is closed for maintenance.',
    kind: 'operations',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-11-30',
  },
  billPayUnavailable: {
    variable: 'BILL_PAY_UNAVAILABLE',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: null,
    owner: 'operations',
    meaning: 'Nobody can pay a bill online: what is owed and how it is paid is not answered.',
    kind: 'operations',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-11-30',
  },
  demoSignIns: {
    variable: 'DEMO_SIGN_INS',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'demo customers have published passwords and do not exist in production.',
    owner: 'platform',
    meaning: 'There are demo customers, with published passwords.',
    kind: 'permission',
    readAt: 'both',
    switches: [],
    reviewBy: '2027-11-30',
  },
  faultSwitches: {
    variable: 'FAULT_SWITCHES',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'switches that make payments fail on purpose are off in production.',
    owner: 'platform',
    meaning: 'The sandbox can be made to fail on purpose.',
    kind: 'permission',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-11-30',
  },
  movableClock: {
    variable: 'MOVABLE_CLOCK',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'the date may not be moved in production.',
    owner: 'platform',
    meaning: 'The business clock may be moved.',
    kind: 'permission',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-11-30',
  },
  freeQueries: {
    variable: 'GRAPH_FREE_QUERIES',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: 'in production the graphs answer the portal’s own documents and nothing else.',
    owner: 'platform',
    meaning: 'The graphs answer queries that a caller wrote, beside the portal’s own.',
    kind: 'permission',
    readAt: 'edge',
    switches: [],
    reviewBy: '2027-11-30',
  },
  ...areaToggles,
} as const satisfies Readonly<Record<string, ToggleRow>>;

export type ToggleName = keyof typeof toggles;

/** The toggles that the portal is told of. */
export type PortalToggle = {
  [Name in ToggleName]: (typeof toggles)[Name]['shown'] extends 'never' ? never : Name;
}[ToggleName];

const isToggleName = (name: string): name is ToggleName => name in toggles;

/** Every toggle, in the order of the table. */
export const toggleNames: readonly ToggleName[] = Object.keys(toggles).filter(isToggleName);
