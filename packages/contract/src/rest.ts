/** The calls of the spec's section 7 that the portal makes by itself or to sign in: they come with the first page. */
export const startPaths = {
  signIn: '/api/pub/sbnetloginedge/login',
  token: '/api/pub/sbnetloginedge/token',
  session: '/api/pub/session/v1/session',
  ping: '/api/pub/session/v1/ping',
  logout: '/api/pub/session/v1/logout',
  accounts: '/api/pub/account/v1/accounts',
  services: '/api/pub/account/v1/services',
  delinquencySchedule: '/api/pub/account/v1/get-delinquency-schedule',
  compliance: '/api/pub/identity/v3/identity/cpni/compliance',
  communityStatus: '/api/pub/account/v1/community-status',
  analytics: '/api/pub/ingest/v1/portal-events',
  pageAlerts: '/api/pub/alerts/v1/page-alerts',
  graph: '/selfservice/graph',
  graphAuxiliary: '/selfservice/graphauxiliary',
} as const;

/** What a bank's page adds to the address that it sends the customer back to. */
export const bankReturn = { state: 'bankState', code: 'bankCode', problem: 'bankProblem' } as const;

export const headerNames = {
  idempotencyKey: 'idempotency-key',
  idempotentReplayed: 'idempotent-replayed',
  xsrf: 'x-xsrf-token',
  correlator: 'x-correlator',
} as const;

export const xsrfCookie = 'XSRF-TOKEN';

/** The commercial portal's sign-in parameters (spec section 7). */
export const signInParameters = {
  clientId: 'commercial-portal',
  credentialType: 'password',
  responseType: 'code',
  codeChallengeMethod: 'S256',
  accountType: 'COMMERCIAL',
} as const;
