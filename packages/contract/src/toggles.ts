/** What one toggle is, and where it may be on. */
interface ToggleRow {
  /** The environment variable that sets it. */
  readonly variable: string;
  /** What the variable may say: on or off, or also the numbers of the accounts that it is on for. */
  readonly takes: 'switch' | 'accounts';
  /** Where it is on while nothing is set: nowhere, or wherever there are no real customers. */
  readonly onByDefault: 'nowhere' | 'withDemoData';
  /** Whether the portal is told: on every host, on hosts of the server's own environment alone, or never. */
  readonly shown: 'always' | 'inOwnEnvironment' | 'never';
  /** Why production does not start with it, as the end of a sentence; `null` where it may be on there. */
  readonly refusedInProduction: string | null;
}

/**
 * Everything that can be turned on or off without another version. A row is all that a new one takes: the edge reads it
 * from its environment, refuses it in production and tells the portal by what stands here.
 */
export const toggles = {
  /** Past due accounts are told on which day service is turned off. */
  softDisconnectDate: {
    variable: 'SOFT_DISCONNECT_DATE',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'always',
    refusedInProduction: null,
  },
  /** Somebody, if not everybody, may sign in to their bank. */
  bankConnect: {
    variable: 'BANK_CONNECT',
    takes: 'accounts',
    onByDefault: 'nowhere',
    shown: 'always',
    refusedInProduction:
      'the bank sign-in that ships is a sandbox, which knows no real bank and does not start in production.',
  },
  /** Errors of the graph are told to analytics one by one. */
  enableGqlErrorTracking: {
    variable: 'ENABLE_GQL_ERROR_TRACKING',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'always',
    refusedInProduction: null,
  },
  /** The portal is closed for maintenance. */
  maintenance: {
    variable: 'MAINTENANCE',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: null,
  },
  /** Nobody can pay a bill online: what is owed and how it is paid is not answered. */
  billPayUnavailable: {
    variable: 'BILL_PAY_UNAVAILABLE',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: null,
  },
  /** Demo customers and their published passwords. */
  demoSignIns: {
    variable: 'DEMO_SIGN_INS',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'demo customers have published passwords and do not exist in production.',
  },
  /** Switches that make the sandbox fail on purpose. */
  faultSwitches: {
    variable: 'FAULT_SWITCHES',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'switches that make payments fail on purpose are off in production.',
  },
  /** A clock that may be moved. */
  movableClock: {
    variable: 'MOVABLE_CLOCK',
    takes: 'switch',
    onByDefault: 'withDemoData',
    shown: 'inOwnEnvironment',
    refusedInProduction: 'the date may not be moved in production.',
  },
  /** The graphs answer queries that a caller wrote, beside the portal's own. */
  freeQueries: {
    variable: 'GRAPH_FREE_QUERIES',
    takes: 'switch',
    onByDefault: 'nowhere',
    shown: 'never',
    refusedInProduction: 'in production the graphs answer the portal’s own documents and nothing else.',
  },
} as const satisfies Readonly<Record<string, ToggleRow>>;

export type ToggleName = keyof typeof toggles;

/** The toggles that the portal is told of. */
export type PortalToggle = {
  [Name in ToggleName]: (typeof toggles)[Name]['shown'] extends 'never' ? never : Name;
}[ToggleName];

const isToggleName = (name: string): name is ToggleName => name in toggles;

/** Every toggle, in the order of the table. */
export const toggleNames: readonly ToggleName[] = Object.keys(toggles).filter(isToggleName);
