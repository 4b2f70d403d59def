/** Screens and flows still to come, by the id that each will have: until then nothing leads to what waits for them. */
const toCome = {
  'auto-pay': 'Auto Pay screens',
  'bill-pay-switch': 'Bill Pay switch',
  mobile: 'mobile billing screens',
  'personal-security-code': 'personal security code screen',
  scheduled: 'manage scheduled payments screen',
  statements: 'statement screen',
  transactions: 'transactions screen',
  wallet: 'wallet screen',
} as const;

export type AwaitedPlace = keyof typeof toCome;

/**
 * Where in the portal, or beside it, an outcome is met, in words for reviewers: pages by their names in the route table,
 * flows by the ids of their machines.
 */
export const outcomePlaces = {
  accountSummary: 'account summary',
  payBill: 'billing home',
  signIn: 'sign-in',
  maintenance: 'maintenance page',
  everyPage: 'every page',
  'one-time-payment': 'one-time payment',
  paperless: 'paperless billing',
  worker: 'payment run on its day',
  edge: 'direct calls to the edge',
  ...toCome,
} as const;

export type OutcomePlace = keyof typeof outcomePlaces;

export const awaitedPlaces = Object.keys(toCome) as readonly AwaitedPlace[];
