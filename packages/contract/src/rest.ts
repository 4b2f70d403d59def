/** The REST calls of the spec's section 7 that the portal makes, by what they are for. */
export const restPaths = {
  signIn: '/api/pub/sbnetloginedge/login',
  token: '/api/pub/sbnetloginedge/token',
  recovery: '/api/pub/sbnetloginedge/recovery',
  recoveryCode: '/api/pub/sbnetloginedge/recovery/code',
  recoveryPassword: '/api/pub/sbnetloginedge/recovery/password',
  session: '/api/pub/session/v1/session',
  ping: '/api/pub/session/v1/ping',
  logout: '/api/pub/session/v1/logout',
  accounts: '/api/pub/account/v1/accounts',
  services: '/api/pub/account/v1/services',
  delinquencySchedule: '/api/pub/account/v1/get-delinquency-schedule',
  cardData: '/api/pub/pciedge/pci/v1/payments',
  bankConnections: '/api/pub/bank-connect/v1/connections',
  connectedBanks: '/api/pub/bank-connect/v1/accounts',
  compliance: '/api/pub/identity/v3/identity/cpni/compliance',
  transactionFile: '/api/pub/billing/v1/transactions.csv',
  statementPdf: '/api/pub/billing/v1/statements.pdf',
  statementCsv: '/api/pub/billing/v1/statements.csv',
  analytics: '/api/pub/ingest/v1/portal-events',
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
